/** Texts of the options of the built-in guardrails, read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

const COMMON = {
  id: "Part of the span's name.",
  name: "The guardrail's name in traces and errors.",
  description: "Shown in traces.",
  severity: "Shown in traces and included in the error when the guardrail blocks.",
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
  text: "The message when the guardrail blocks.",
} as const;
const NINE_WORDS = {
  default: "nine built-in words",
  text: "The banned words. **Replaces** the built-in list.",
} as const;
const LIMIT = "The maximum number of characters.";

/** Tables about the guardrails that core brings along. */
export const builtInGuardrailTables: readonly OptionTexts[] = [
  guardrail("createSensitiveNumberGuardrail", {
    minimumDigits: {
      default: "`4`",
      text: "The minimum number of digits that count as a sensitive number.",
    },
    replacement: { default: "`[redacted]`", text: "The replacement text." },
  }),
  guardrail("createProfanityGuardrail", {
    bannedWords: NINE_WORDS,
    replacement: { default: "`[censored]`", text: "The replacement text." },
    mode: { default: '`"redact"`', text: '`"block"` ends the run with an error.' },
  }),
  guardrail("createMaxLengthGuardrail", {
    maxCharacters: LIMIT,
    mode: { default: '`"truncate"`', text: '`"block"` ends the run with an error.' },
  }),
  guardrail("createPIIInputGuardrail", {
    message: MESSAGE,
    replacement: { default: "`[redacted]`", text: "The replacement text." },
    maskEmails: {
      default: "`true`",
      text: "Whether email addresses are masked.",
    },
    maskPhones: {
      default: "`true`",
      text: "Whether phone numbers are masked. Words of 4 or more digits always are.",
    },
  }),
  guardrail("createProfanityInputGuardrail", {
    message: MESSAGE,
    bannedWords: NINE_WORDS,
    replacement: { default: "`[censored]`", text: "The replacement text." },
    mode: { default: '`"mask"`', text: '`"block"` ends the run with an error.' },
  }),
  guardrail("createPromptInjectionGuardrail", {
    message: MESSAGE,
    phrases: {
      default: "five built-in phrases",
      text: "The phrases that block. Replaces the built-in list; case is ignored.",
    },
  }),
  guardrail("createInputLengthGuardrail", {
    message: MESSAGE,
    maxCharacters: LIMIT,
    mode: { default: '`"block"`', text: '`"truncate"` cuts the input off instead.' },
  }),
  guardrail("createHTMLSanitizerInputGuardrail", {
    message: {
      default: MESSAGE.default,
      text: "Recorded in the trace only; this guardrail never blocks.",
    },
    allowBasicFormatting: {
      default: "`true`",
      text: "Keeps basic formatting tags. `false` removes all tags.",
    },
  }),
];
