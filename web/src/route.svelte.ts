import { placeOf, type Place } from "./place";

class Route {
  place = $state.raw<Place>(placeOf(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
  }

  #read(): void {
    this.place = placeOf(location.pathname, location.search);
  }
}

export const route = new Route();
