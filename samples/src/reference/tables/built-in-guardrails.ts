/** Texts of the options of the built-in guardrails, read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const COMMON = {
  id: "Part of the span's name.",
  name: "The name in traces and in errors.",
  description: "Shown in traces.",
  severity: "Shown in traces and sent with a block.",
} as const;

const guardrail = (name: string, own: OptionTexts["options"]): OptionTexts => ({
  name,
  from: "@voltagent/core",
  type: `Exclude<Parameters<typeof pkg.${name}>[0], undefined>`,
  options: {
    ...own,
    id: { default: "its own", text: COMMON.id },
    name: { default: "its own", text: COMMON.name },
    description: { default: "its own", text: COMMON.description },
    severity: { default: "its own", text: COMMON.severity },
  },
});

const MESSAGE = {
  default: "a sentence in English",
  text: "What the user is told when it blocks.",
} as const;
const NINE_WORDS = {
  default: "the nine words",
  text: "**Replaces** the list; it does not add to it.",
} as const;
const LIMIT = "How many characters are allowed.";

/** Tables about the guardrails that core brings along. */
export const builtInGuardrailTables: readonly OptionTexts[] = [
  guardrail("createSensitiveNumberGuardrail", {
    minimumDigits: { default: "`4`", text: "How many digits count." },
    replacement: { default: "`[redacted]`", text: "The text that stands in." },
  }),
  guardrail("createProfanityGuardrail", {
    bannedWords: NINE_WORDS,
    replacement: { default: "`[censored]`", text: "The text that stands in." },
    mode: { default: '`"redact"`', text: '`"block"` ends the run.' },
  }),
  guardrail("createMaxLengthGuardrail", {
    maxCharacters: LIMIT,
    mode: { default: '`"truncate"`', text: '`"block"` ends the run.' },
  }),
  guardrail("createPIIInputGuardrail", {
    message: MESSAGE,
    replacement: { default: "`[redacted]`", text: "The text that stands in." },
    maskEmails: {
      default: "`true`",
      text: "Whether mail addresses are looked for.",
    },
    maskPhones: {
      default: "`true`",
      text: "Whether phone numbers are looked for. Words of 4 or more digits always are.",
    },
  }),
  guardrail("createProfanityInputGuardrail", {
    message: MESSAGE,
    bannedWords: NINE_WORDS,
    replacement: { default: "`[censored]`", text: "The text that stands in." },
    mode: { default: '`"mask"`', text: '`"block"` ends the run.' },
  }),
  guardrail("createPromptInjectionGuardrail", {
    message: MESSAGE,
    phrases: {
      default: "the five phrases",
      text: "Replaces the list. Upper and lower case do not matter.",
    },
  }),
  guardrail("createInputLengthGuardrail", {
    message: MESSAGE,
    maxCharacters: LIMIT,
    mode: { default: '`"block"`', text: '`"truncate"` cuts off.' },
  }),
  guardrail("createHTMLSanitizerInputGuardrail", {
    message: { default: MESSAGE.default, text: "Only in the trace: this one never blocks." },
    allowBasicFormatting: { default: "`true`", text: "`false` removes all tags." },
  }),
];
