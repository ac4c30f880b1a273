// Before the page, in words that every browser knows: says what is missing where it cannot play.
(function () {
  function say() {
    var app = document.getElementById("app");
    if (!app) return;
    var german = /^de/i.test(navigator.language || "");
    app.innerHTML = document.getElementById(german ? "too-old-de" : "too-old-en").innerHTML;
  }
  var css =
    window.CSS && CSS.supports
      ? CSS
      : {
          supports: function () {
            return false;
          },
        };
  var able =
    "noModule" in document.createElement("script") &&
    "showModal" in document.createElement("dialog") &&
    typeof Promise.any === "function" &&
    css.supports("inset", "0");
  if (!able) {
    document.documentElement.setAttribute("data-too-old", "");
    document.addEventListener("DOMContentLoaded", say);
  }
  if (able && !css.supports("selector(:where(a))")) {
    var link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = "/older.css";
    document.head.appendChild(link);
  }
})();
