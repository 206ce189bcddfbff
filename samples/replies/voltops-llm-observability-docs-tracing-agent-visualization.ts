import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

const worker = "Say where a parcel is";

export default defineReplies({
  flow: [
    callTool(
      "delegate_task",
      { task: "Find the parcel of order 4411.", targetAgents: ["shipping"] },
      { to: "Delegate what you cannot do" },
    ),
    callTool("trackParcel", { order: 4411 }, { to: worker }),
    say("Order 4411 is in Hamburg.", { to: worker }),
    say("Your parcel is in Hamburg."),
  ],
});
