/** The price models that have been talked about. None is decided. */
export type PriceModel = "free" | "credits" | "subscription";

/** An example of what a listing could be: an agent that a reader can build with the page it links to. */
export interface ExampleListing {
  readonly name: string;
  readonly does: string;
  readonly parts: string;
  /** What it would ask of whoever runs it: keys, and rights of its tools. */
  readonly asks: string;
  readonly price: PriceModel;
  /** The page that shows how to build it. */
  readonly to: string;
}

/** A way to share an agent that works with today's packages. */
export interface SharingWay {
  readonly name: string;
  readonly publish: string;
  readonly use: string;
  readonly link: { readonly label: string; readonly to: string };
}

/** Something that has to be settled first. */
export interface OpenQuestion {
  readonly id: string;
  readonly name: string;
  readonly asks: string;
  /** What today's packages give towards an answer. */
  readonly exists: string;
  /** What nobody has decided. */
  readonly open: string;
}
