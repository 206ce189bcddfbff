import { defineReplies } from "../src/run/replies";
import { callTool, say } from "../src/scripted/model";

const plan = (...steps: readonly (readonly [status: string, content: string, id?: string])[]) =>
  callTool("write_todos", {
    todos: steps.map(([status, content, id]) => ({ ...(id ? { id } : {}), status, content })),
  });

export default defineReplies({
  trip: [
    plan(["in_progress", "Find trains", "1"], ["pending", "Write the plan", "2"]),
    callTool("findTrains", { from: "Oslo", to: "Bergen" }),
    callTool("write_file", { file_path: "/trip.md", content: "# Trip\n08:25 Oslo" }),
    plan(["done", "Find trains", "1"], ["done", "Write the plan", "2"]),
    say("Take the train at 08:25. The plan is in /trip.md."),
  ],
  progress: [
    plan(["in_progress", "Outline", "1"], ["pending", "Write", "2"]),
    plan(["done", "Outline", "1"], ["pending", "Write", "2"]),
    callTool("write_file", { file_path: "/outline.md", content: "Desk lamps, floor lamps" }),
    plan(["done", "Outline", "1"], ["in_progress", "Write", "2"]),
    callTool("write_file", { file_path: "/report.md", content: "Lamps give light." }),
    plan(["done", "Outline", "1"], ["done", "Write", "2"]),
    say("The report is in /report.md."),
  ],
  notes: [
    plan(["in_progress", "Write the file", "1"]),
    callTool("write_file", { file_path: "/bridge.md", content: "# Bridge\nOpened in 1896." }),
    plan(["done", "Write the file", "1"]),
    say("Noted."),
    plan(["in_progress", "Look into the notes", "2"]),
    callTool("grep", { pattern: "1896|built|opened" }),
    say("In 1896."),
  ],
  shared: [
    plan(["in_progress", "Write the minutes", "1"]),
    callTool("write_file", { file_path: "/draft.md", content: "Who spoke, and on what" }),
    callTool("write_file", { file_path: "/shared/minutes.md", content: "# Minutes" }),
    plan(["done", "Write the minutes", "1"]),
    say("The minutes are in /shared/minutes.md."),
  ],
  tasks: [
    plan(["in_progress", "Ask the archivist", "1"]),
    callTool("task", { description: "What is there on the harbour?", subagent_type: "archivist" }),
    callTool("search", { query: "the harbour" }, { to: "Answer from the archive" }),
    say("The archive has 12 letters, from 1901 to 1904.", { to: "Answer from the archive" }),
    say("The harbour was busy in 1902."),
  ],
  parts: [
    callTool("write_file", { file_path: "/shopping.md", content: "milk, bread" }),
    say("Noted in /shopping.md."),
  ],
});
