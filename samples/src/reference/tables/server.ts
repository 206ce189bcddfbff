/** Texts of the servers' options. Defaults were read in each package's dist/index.js. */
import type { OptionTexts } from "../option-table";

const RESUMABLE =
  "Lets clients [come back to a stream](/docs/api/streaming/#come-back-to-a-stream).";

/** Tables about servers and who may call them. */
export const serverTables: readonly OptionTexts[] = [
  {
    name: "HonoServerConfig",
    from: "@voltagent/server-hono",
    options: {
      port: {
        default: "`3141`",
        text: "Where to listen. Without it, 4310, 1337, 4242 and 4300 to 4400 are tried when 3141 is taken. A port you set has to be free.",
      },
      hostname: {
        default: '`"0.0.0.0"`',
        text: 'Which interface. `"127.0.0.1"` for this machine only, `"::"` for IPv6 as well.',
      },
      enableSwaggerUI: {
        default: "outside production",
        text: "Whether `/ui` exists. `/doc` always does.",
      },
      cors: {
        default: "every origin",
        text: "[Who may call from a browser](/docs/api/custom-endpoints/#cors).",
      },
      authNext: "[Who may call at all](/docs/api/authentication/).",
      configureApp: "Adds [your own routes](/docs/api/custom-endpoints/).",
      configureFullApp:
        "Builds the app [in your order](/docs/api/custom-endpoints/#choose-the-routes).",
      resumableStream: RESUMABLE,
    },
    leftOut: { auth: "deprecated: use `authNext`" },
    typeNames: { CORSOptions: "object", AuthNextConfig: "object" },
  },
  {
    name: "CORSOptions",
    from: "@voltagent/server-hono",
    type: "Exclude<pkg.HonoServerConfig['cors'], false | undefined>",
    options: {
      origin: { default: '`"*"`', text: "Which sites may call." },
      allowMethods: { default: "all common ones", text: "With which methods." },
      allowHeaders: { default: "those that were asked for", text: "With which headers." },
      exposeHeaders: "Which headers of the answer scripts may read.",
      credentials: {
        default: "`false`",
        text: 'Whether cookies are sent. Needs an `origin` that is not `"*"`.',
      },
      maxAge: { default: "the browser's", text: "Seconds that a browser remembers the answer." },
    },
  },
  {
    name: "resumableStream",
    from: "@voltagent/server-hono",
    type: "pkg.HonoServerConfig['resumableStream']",
    options: {
      adapter: "Where the pieces are kept.",
      defaultEnabled: {
        default: "`false`",
        text: "Makes every chat resumable, not only those whose body has `options.resumableStream: true`.",
      },
    },
  },
  {
    name: "AuthNextConfig",
    from: "@voltagent/server-core",
    type: "pkg.AuthNextConfig<unknown>",
    options: {
      provider: "Checks tokens, for example `jwtAuth(…)`.",
      publicRoutes: "Addresses that anyone may call, such as `GET /health`.",
      consoleRoutes: {
        default: "`DEFAULT_CONSOLE_ROUTES`",
        text: "Addresses that the console may call with its access key.",
      },
    },
  },
  {
    name: "jwtAuth",
    from: "@voltagent/server-core",
    type: "Parameters<typeof pkg.jwtAuth>[0]",
    options: {
      secret: "The key that tokens are checked with; a public key for `RS256` and others.",
      mapUser: {
        default: "the payload",
        text: "Makes the user from the token. Return `null` to refuse.",
      },
      verifyOptions: { default: "`HS256`", text: "What the token has to say." },
      publicRoutes: "Added to those of `authNext`.",
      defaultPrivate: { default: "`false`", text: "For the deprecated `auth` only." },
    },
  },
  {
    name: "ServerlessConfig",
    from: "@voltagent/serverless-hono",
    options: {
      corsOrigin: { default: '`"*"`', text: "Which origins may call from a browser." },
      corsAllowMethods: {
        default: "the common ones",
        text: "Methods they may use.",
      },
      corsAllowHeaders: {
        default: "`Content-Type`, `Authorization`, the console's two",
        text: "Headers they may send.",
      },
      configureApp: "Adds your own routes.",
      resumableStream: RESUMABLE,
    },
    leftOut: { maxRequestSize: "declared, but read nowhere in version 2.0" },
  },
  {
    name: "ResumableStreamAdapterConfig",
    from: "@voltagent/resumable-streams",
    options: {
      streamStore: "Keeps the parts of a stream.",
      activeStreamStore: {
        default: "`streamStore`",
        text: "Keeps which stream of a conversation is open, for a store that cannot.",
      },
    },
  },
  {
    name: "ResumableStreamRedisStoreOptions",
    from: "@voltagent/resumable-streams",
    options: {
      keyPrefix: { default: "`resumable-stream`", text: "Start of the keys." },
      publisher: { default: "a client of its own", text: "The client that writes." },
      subscriber: { default: "a client of its own", text: "The client that listens." },
      waitUntil: "Keeps a serverless function alive until the stream is stored.",
    },
  },
  {
    name: "ResumableChatHandlersOptions",
    from: "@voltagent/resumable-streams",
    options: {
      agent: "Who answers.",
      adapter: "Keeps the streams.",
      waitUntil: "Keeps a serverless function alive until traces are sent.",
      agentId: {
        default: "the agent's id",
        text: "Passed to the store. Those of the package do not tell agents apart.",
      },
      sendReasoning: { default: "`false`", text: "Sends the model's reasoning to the client." },
      sendSources: { default: "`false`", text: "Sends sources to the client." },
      resolveInput: {
        default: "`input`, `message` or `messages`",
        text: "Finds the input in the request's body.",
      },
      resolveConversationId: {
        default: "`options.memory`, or `id` of the route",
        text: "Finds the conversation's id.",
      },
      resolveUserId: {
        default: "`options.memory`, or `?userId=`",
        text: "Finds the user's id.",
      },
      resolveOptions: {
        default: "the two ids",
        text: "Makes the options of `streamText`. What else the body asks for is ignored without it.",
      },
      logger: { default: "the global one", text: "Where problems are logged." },
    },
  },
];
