/** Words for type names that say nothing to a reader, in all tables. */
import type { TypeNames } from "./type-words";

/** Values are Markdown. A table adds its own in `typeNames`. */
export const TYPE_NAMES: TypeNames = {
  AgentConversationPersistenceOptions: "object",
  AgentFeedbackOptions: "object",
  AgentMessageMetadataPersistenceConfig: "`boolean` or object",
  AgentModelReference: "`string` or AI SDK model",
  AgentModelValue: "`string`, AI SDK model, function or list",
  AgentSummarizationOptions: "object",
  BaseMessage: "`ModelMessage`",
  CommonResolvedRuntimeMemoryOptions: "object",
  CommonRuntimeMemoryBehaviorOptions: "object",
  CommonSemanticMemoryOptions: "object",
  ContextInput: "`Map` or object",
  DynamicValue: "function",
  EmbeddingAdapterInput: "`string`, model, `{ model }` or `EmbeddingAdapter`",
  FullStreamEventForwardingConfig: "`{ types }`",
  InstructionsDynamicValue: "`string` or function",
  ModelDynamicValue: "`string`, AI SDK model or function",
  OUTPUT: "output specification",
  ProviderOptions: "object",
  RuntimeMemoryEnvelope: "`{ userId, conversationId, options }`",
  StopWhen: "condition",
  TimeoutConfiguration: "milliseconds or object",
  ToolChoice: "choice",
  ToolRoutingConfig: "object",
  "z.ZodObject": "Zod object schema",
  "z.ZodTypeAny": "Zod schema",
  WorkspaceConfig: "object",
  WorkspaceSkillsPromptOptions: "object",
  WorkspaceToolkitOptions: "object",
};
