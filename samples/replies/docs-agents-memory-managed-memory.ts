import { defineReplies } from "../src/run/replies";
import { say } from "../src/scripted/model";
import { standInForManagedMemory } from "../src/stand-ins/managed-memory";
import { takeTraces } from "../src/stand-ins/traces";

process.env.VOLTAGENT_PUBLIC_KEY = "pk_key";
process.env.VOLTAGENT_SECRET_KEY = "sk_key";
standInForManagedMemory("support");
takeTraces();

export default defineReplies({
  assistant: [say("I noted the number."), say("You gave the number 4411.")],
  search: [],
});
