import { desk, deskOf } from "./desk.svelte";

/** How a page is laid out: three columns, a bar beside the page, a bar in it, or a bar below it. */
export type Room = "wide" | "beside" | "short" | "tall";

/** The room of a window, measured in lines of its text: larger text makes it smaller. */
export function roomOf(width: number, height: number): Room {
  if (width >= 60) return "wide";
  if (height > 30) return "tall";
  return width >= 34 ? "beside" : "short";
}

/** The window's width and height, in lines of its text. */
function windowNow(): [width: number, height: number] {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return [innerWidth / size, innerHeight / size];
}

/** The room as it is now; the style sheets read the same from `data-room`. */
export function roomNow(): Room {
  return roomOf(...windowNow());
}

/** Keeps `data-room` and `data-desk` current, also when the text size changes. */
export function keepRoom(): void {
  const { dataset } = document.documentElement;
  const measure = (): void => {
    dataset["room"] = roomNow();
    dataset["desk"] = desk.now = deskOf(...windowNow());
  };
  const letter = document.createElement("div");
  letter.className = "one-rem";
  document.body.append(letter);
  addEventListener("resize", measure);
  new ResizeObserver(measure).observe(letter);
  measure();
}
