// All that scripts of the browser ask of this library. They ask with `require`, which would bring the whole of it.
export { __importDefault } from "tslib/tslib.es6.mjs";
