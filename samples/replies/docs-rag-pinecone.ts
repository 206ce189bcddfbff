import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";
import { standInForPinecone } from "../src/stand-ins/pinecone";

process.env.PINECONE_API_KEY = "key";
standInForPinecone();

export default defineReplies({
  pinecone: [say("Every 500 hours."), say("Every 2000 hours.")],
});
