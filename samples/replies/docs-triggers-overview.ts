import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";

export default defineReplies({
  stars: [say("Thank you for the star, Ada!")],
});
