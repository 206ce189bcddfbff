import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";
import { standInForSupabase } from "../src/stand-ins/supabase";

const url = "https://your-project.supabase.co";
process.env.SUPABASE_URL = url;
process.env.SUPABASE_SECRET_KEY = "key";
standInForSupabase(url);
// Node.js 20 has WebSocket only behind a flag, as the page says. Nothing here opens one.
Object.assign(globalThis, { WebSocket: class {} });

export default defineReplies({
  assistant: [say("Good luck with the tomatoes."), say("You planted tomatoes.")],
});
