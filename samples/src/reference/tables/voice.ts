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
      apiKey: "The provider's API key.",
      ttsModel: { default: "`tts-1`", text: "The text-to-speech model." },
      speechModel: { default: "`gpt-4o-mini-transcribe`", text: "The speech-to-text model." },
      voice: { default: "`alloy`", text: "The voice that speaks." },
      options: "`organization`, `timeout` and `maxRetries` of the client.",
    },
    typeNames: { OpenAIVoice: "name" },
  },
  {
    name: "ElevenLabsVoiceProvider",
    from: VOICE,
    type: options("ElevenLabsVoiceProvider"),
    options: {
      apiKey: "The provider's API key.",
      ttsModel: { default: "`eleven_multilingual_v2`", text: "The text-to-speech model." },
      speechModel: { default: "`scribe_v2`", text: "The speech-to-text model." },
      voice: { default: "`Callum`", text: "The id of the voice that speaks." },
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
      apiKey: "The provider's API key.",
      baseURL: {
        default: "`https://api.openai.com/v1`",
        text: "The address of a provider with an OpenAI-compatible API.",
      },
      ttsModel: { default: "`tts-1`", text: "The text-to-speech model." },
      speechModel: { default: "`whisper-1`", text: "The speech-to-text model." },
      voice: { default: "`alloy`", text: "The voice that speaks." },
      options: "`headers` of each request.",
    },
  },
];
