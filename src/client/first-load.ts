/**
 * A client module for what the framework leaves silent: when a script of the *first* page cannot be loaded, the
 * page stays as the server sent it, readable but dead. This shows the error's text and a "Retry" button.
 * Later page changes need no help: a failed one reloads the page, which then ends up here.
 */

/** Whether an error says that a script or style of the page could not be loaded. */
function isLoadFailure(reason: unknown): reason is Error {
  return (
    reason instanceof Error &&
    (reason.name === "ChunkLoadError" ||
      ("code" in reason && reason.code === "CSS_CHUNK_LOAD_FAILED"))
  );
}

/** Shows the alert. It stands outside the app's root, which React never took over. */
function showAlert(text: string): void {
  const alert = document.createElement("div");
  alert.setAttribute("role", "alert");
  alert.className =
    "fixed inset-x-4 bottom-4 z-[300] mx-auto flex max-w-prose flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border border-solid border-danger bg-surface-2 p-4 text-ink";
  const message = document.createElement("p");
  message.className = "m-0 min-w-0 flex-1 basis-64 text-small [overflow-wrap:anywhere]";
  message.textContent = text;
  const retry = document.createElement("button");
  retry.type = "button";
  retry.className =
    "min-h-[40px] cursor-pointer rounded-control border border-solid border-control bg-surface-3 px-4 text-small font-medium text-ink hover:border-ink";
  retry.textContent = "Retry";
  retry.addEventListener("click", () => window.location.reload());
  alert.append(message, retry);
  document.body.append(alert);
}

function onRejection(event: PromiseRejectionEvent): void {
  if (isLoadFailure(event.reason)) {
    stopListening();
    showAlert(`This page is readable, but it could not start. ${event.reason.message}`);
  }
}

function stopListening(): void {
  window.removeEventListener("unhandledrejection", onRejection);
}

if (typeof window !== "undefined") {
  window.addEventListener("unhandledrejection", onRejection);
}

/** Called by Docusaurus once the first page has rendered: from then on the framework handles failures. */
export function onRouteDidUpdate(): void {
  stopListening();
}
