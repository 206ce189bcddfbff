/** Texts of the voice providers' options. Defaults were read in dist/index.js of @voltagent/voice. */
import type { OptionTexts } from "../option-table";

const VOICE = "@voltagent/voice";

const options = (name: string): string => `ConstructorParameters<typeof pkg.${name}>[0]`;

/** Tables about voice. */
export const voiceTables: readonly OptionTexts[] = [
  {
    name: "OpenAIVoiceProvider",
    from: VOICE,
    type: options("OpenAIVoiceProvider"),
    options: {
      apiKey: "The key of the provider.",
      ttsModel: { default: "`tts-1`", text: "The model that speaks." },
      speechModel: { default: "`gpt-4o-mini-transcribe`", text: "The model that listens." },
      voice: { default: "`alloy`", text: "Whose voice it is." },
      options: "`organization`, `timeout` and `maxRetries` of the client.",
    },
    typeNames: { OpenAIVoice: "name" },
  },
  {
    name: "ElevenLabsVoiceProvider",
    from: VOICE,
    type: options("ElevenLabsVoiceProvider"),
    options: {
      apiKey: "The key of the provider.",
      ttsModel: { default: "`eleven_multilingual_v2`", text: "The model that speaks." },
      speechModel: { default: "`scribe_v2`", text: "The model that listens." },
      voice: { default: "`Callum`", text: "Id of the voice." },
      options: {
        default: "`0.5`, `0.75`, `0`, `true`",
        text: "`stability`, `similarityBoost`, `style` and `useSpeakerBoost` of the voice.",
      },
    },
    typeNames: { ElevenLabsModel: "model name" },
  },
  {
    name: "XSAIVoiceProvider",
    from: VOICE,
    type: options("XSAIVoiceProvider"),
    options: {
      apiKey: "The key of the provider.",
      baseURL: {
        default: "`https://api.openai.com/v1`",
        text: "The address of a provider that speaks OpenAI's protocol.",
      },
      ttsModel: { default: "`tts-1`", text: "The model that speaks." },
      speechModel: { default: "`whisper-1`", text: "The model that listens." },
      voice: { default: "`alloy`", text: "Whose voice it is." },
      options: "`headers` of each request.",
    },
  },
];
