/** Records the research assistant: one model plans three searches, another runs them at once and writes. */
import { json, say } from "../../samples/src/scripted/model";
import { defineRecording } from "../lib/spec";
import { withStandIns } from "../lib/stand-ins";
import { EXA_KEY, exa } from "./exa";

const topic = "Why HTTP/3 runs on QUIC instead of TCP";

const queries = [
  "What problem of HTTP/2 over TCP did HTTP/3 set out to solve?",
  "How do QUIC streams handle packet loss and changing networks?",
  "How does QUIC use TLS 1.3, and what are the risks of 0-RTT?",
];

/** What the searches find: standards that anyone can open, in words of ours. */
const pages = [
  {
    title: "RFC 9114: HTTP/3",
    url: "https://www.rfc-editor.org/rfc/rfc9114.html",
    about: ["http/2", "http/3"],
    waitMs: 380,
    text:
      "HTTP/2 sends many requests over one TCP connection. TCP does not see them as separate: one " +
      "lost packet holds up all of them until it is sent again. HTTP/3 carries the same HTTP " +
      "semantics over QUIC, whose streams do not wait for each other.",
  },
  {
    title: "RFC 9000: QUIC, a UDP-based multiplexed and secure transport",
    url: "https://www.rfc-editor.org/rfc/rfc9000.html",
    about: ["streams", "networks"],
    waitMs: 720,
    text:
      "QUIC runs on UDP. A lost packet delays only the streams whose data it carried. Connection " +
      "IDs, not addresses, name a connection, so that it can move to another network path.",
  },
  {
    title: "RFC 9001: Using TLS to secure QUIC",
    url: "https://www.rfc-editor.org/rfc/rfc9001.html",
    about: ["tls"],
    waitMs: 540,
    text:
      "QUIC takes the TLS 1.3 handshake as its own and protects its packets with the keys of it. " +
      "Data sent in 0-RTT can be replayed by an attacker; protocols have to say what may be sent so.",
  },
];

const report = `# Why HTTP/3 runs on QUIC

HTTP/3 keeps the meaning of HTTP and changes what carries it. QUIC repairs a flaw that HTTP/2 could not repair on top of TCP, and brings encryption and moving between networks with it.

## One lost packet stopped everything

HTTP/2 sends many requests over one TCP connection, but TCP does not know them apart: a lost packet [holds up all of them](https://www.rfc-editor.org/rfc/rfc9114.html). A QUIC packet that is lost delays [only the streams it carried](https://www.rfc-editor.org/rfc/rfc9000.html).

## What QUIC adds

- The handshake of TLS 1.3 [is part of the transport](https://www.rfc-editor.org/rfc/rfc9001.html), not a layer above it.
- A connection is named by an ID, so it [survives a change of network](https://www.rfc-editor.org/rfc/rfc9000.html).

## What speaks against it

Data sent in 0-RTT [can be replayed](https://www.rfc-editor.org/rfc/rfc9001.html). I found no source on how much faster pages load.

## Sources

1. [RFC 9114](https://www.rfc-editor.org/rfc/rfc9114.html)
2. [RFC 9000](https://www.rfc-editor.org/rfc/rfc9000.html)
3. [RFC 9001](https://www.rfc-editor.org/rfc/rfc9001.html)
`;

/** What the program calls, and what answers here. */
export const standIns = [exa(pages)];

/** What its `.env` holds. */
export const env = { EXA_API_KEY: EXA_KEY };

const search = (query: string) => ({ name: "exa_web_search_exa", input: { query } });

export default defineRecording({
  slug: "research-assistant",
  title: "A topic becomes a report with sources",
  program: "projects/with-research-assistant/src/workflow.ts",
  input: topic,
  replies: [
    json({ queries }, { waitMs: 920, to: "You plan web research" }),
    { tools: queries.map(search), waitMs: 740, to: "You write short reports" },
    say(report, { waitMs: 3100, to: "You write short reports" }),
  ],
  run: () =>
    withStandIns(standIns, async () => {
      Object.assign(process.env, env);
      const { research } = await import("../../projects/with-research-assistant/src/workflow");
      await research.run({ topic });
    }),
});
