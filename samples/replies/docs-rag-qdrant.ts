import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";
import { standInForQdrant } from "../src/stand-ins/qdrant";

standInForQdrant();

export default defineReplies({
  qdrant: [
    say("In INC-7, adding the missing index helped."),
    say("I know of no similar incident."),
  ],
});
