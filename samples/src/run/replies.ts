/** What the scripted model answers when a page's samples are executed. */
import type { ScriptedReply } from "../scripted/model";

/** The name a fence has after `run=` to the model's answers, in the order the program asks for them. */
export type PageReplies = Readonly<Record<string, readonly ScriptedReply[]>>;

/** Returns its argument: gives a file in replies/ its types. */
export function defineReplies(replies: PageReplies): PageReplies {
  return replies;
}
