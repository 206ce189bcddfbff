/** Texts of the servers' options. Defaults were read in each package's dist/index.js. */
import type { OptionTexts } from "../option-table";

const RESUMABLE =
  "Lets clients [reconnect to a stream](/docs/api/streaming/#come-back-to-a-stream).";

/** Tables about servers and who may call them. */
export const serverTables: readonly OptionTexts[] = [
  {
    name: "HonoServerConfig",
    from: "@voltagent/server-hono",
    options: {
      port: {
        default: "`3141`",
        text: "The port to listen on. If you set none and 3141 is taken, the server tries 4310, 1337, 4242 and 4300 to 4400. A port that you set has to be free.",
      },
      hostname: {
        default: '`"0.0.0.0"`',
        text: 'The network interface: `"127.0.0.1"` for this machine only, `"::"` to include IPv6.',
      },
      enableSwaggerUI: {
        default: "on outside production",
        text: "Serves Swagger UI at `/ui`. `/doc` is always served.",
      },
      cors: {
        default: "every origin",
        text: "[Which sites may call from a browser](/docs/api/custom-endpoints/#cors). `false` turns CORS off.",
      },
      authNext: "[Authentication](/docs/api/authentication/): who may call the API.",
      configureApp: "Adds [your own routes](/docs/api/custom-endpoints/).",
      configureFullApp:
        "Builds the app with routes and middleware [in your order](/docs/api/custom-endpoints/#choose-the-routes).",
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
      origin: { default: '`"*"`', text: "The origins that may call." },
      allowMethods: { default: "all common ones", text: "The methods they may use." },
      allowHeaders: { default: "the requested ones", text: "The headers they may send." },
      exposeHeaders: "The response headers that scripts may read.",
      credentials: {
        default: "`false`",
        text: 'Whether cookies are sent. Requires an `origin` other than `"*"`.',
      },
      maxAge: {
        default: "the browser's",
        text: "How many seconds a browser caches the preflight response.",
      },
    },
  },
  {
    name: "resumableStream",
    from: "@voltagent/server-hono",
    type: "pkg.HonoServerConfig['resumableStream']",
    options: {
      adapter: "The adapter that stores the streams.",
      defaultEnabled: {
        default: "`false`",
        text: "Makes every chat stream resumable, not only requests with `options.resumableStream: true`.",
      },
    },
  },
  {
    name: "AuthNextConfig",
    from: "@voltagent/server-core",
    type: "pkg.AuthNextConfig<unknown>",
    options: {
      provider: "Verifies tokens, for example `jwtAuth(…)`.",
      publicRoutes: "Routes that anyone may call, such as `GET /health`.",
      consoleRoutes: {
        default: "`DEFAULT_CONSOLE_ROUTES`",
        text: "Routes that the console may call with its access key.",
      },
    },
  },
  {
    name: "jwtAuth",
    from: "@voltagent/server-core",
    type: "Parameters<typeof pkg.jwtAuth>[0]",
    options: {
      secret:
        "The key that verifies tokens: a shared secret, or a public key for `RS256` and similar algorithms.",
      mapUser: {
        default: "the payload",
        text: "Converts the token's payload to the user. Return `null` to reject the request.",
      },
      verifyOptions: {
        default: "`HS256`",
        text: "Requirements for the token, such as its algorithms and issuer.",
      },
      publicRoutes: "Added to those of `authNext`.",
      defaultPrivate: { default: "`false`", text: "Applies to the deprecated `auth` option only." },
    },
  },
  {
    name: "ServerlessConfig",
    from: "@voltagent/serverless-hono",
    options: {
      corsOrigin: { default: '`"*"`', text: "The origins that may call from a browser." },
      corsAllowMethods: {
        default: "`GET`, `POST`, `PUT`, `PATCH`, `DELETE`, `OPTIONS`",
        text: "The methods they may use.",
      },
      corsAllowHeaders: {
        default: "`Content-Type`, `Authorization`, the console's two",
        text: "The headers they may send.",
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
      streamStore: "Stores the parts of a stream.",
      activeStreamStore: {
        default: "`streamStore`",
        text: "Stores which stream of a conversation is active. Needed if `streamStore` cannot.",
      },
    },
  },
  {
    name: "ResumableStreamRedisStoreOptions",
    from: "@voltagent/resumable-streams",
    options: {
      keyPrefix: { default: "`resumable-stream`", text: "The prefix of all keys." },
      publisher: { default: "a client of its own", text: "The Redis client that publishes." },
      subscriber: { default: "a client of its own", text: "The Redis client that subscribes." },
      waitUntil: "Keeps a serverless function alive until the stream is stored.",
    },
  },
  {
    name: "ResumableChatHandlersOptions",
    from: "@voltagent/resumable-streams",
    options: {
      agent: "The agent that answers.",
      adapter: "The adapter that stores the streams.",
      waitUntil: "Keeps a serverless function alive until traces are sent.",
      agentId: {
        default: "the agent's id",
        text: "Passed to the store. The package's own stores ignore it.",
      },
      sendReasoning: { default: "`false`", text: "Sends the model's reasoning to the client." },
      sendSources: { default: "`false`", text: "Sends sources to the client." },
      resolveInput: {
        default: "`input`, `message` or `messages`",
        text: "Reads the input from the request's body.",
      },
      resolveConversationId: {
        default: "`options.memory`, or `id` of the route",
        text: "Reads the conversation id from the request.",
      },
      resolveUserId: {
        default: "`options.memory`, or `?userId=`",
        text: "Reads the user id from the request.",
      },
      resolveOptions: {
        default: "the user and conversation ids",
        text: "Builds the options of `streamText`. Without it, other options in the body are ignored.",
      },
      logger: { default: "the global one", text: "The logger for problems." },
    },
  },
];
