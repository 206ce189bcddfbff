import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  history: [
    say("Line B10 goes to Bygdøy from the city hall.", { to: "travel plans" }),
    say("The museum costs 160 kroner.", { to: "travel plans" }),
    say("Yes, Tromsø has snow until May.", { to: "travel plans" }),
    // Titles: how often one is asked for depends on how long it takes.
    ({ lastUserText }) =>
      say(lastUserText.includes("ferry") ? "Ferry to Bygdøy" : "Snow in Tromsø"),
  ],
  preview: [
    say("I am sorry that parcel 4411 is late."),
    say("The customer reports that parcel 4411 is late."),
  ],
});
