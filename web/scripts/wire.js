// Everything that a page, its worker and its service worker load, and how fast they may.

const events = ["requestWillBeSent", "loadingFinished", "webSocketCreated", "webSocketFrameReceived"];

export class Wire {
  /** By who asked and the number of the request. Times are in seconds since some point, null when nothing has come yet. */
  requests = new Map();
  /** When the first request was sent. */
  start = null;
  /** The workers of the page by their session: type and address. */
  workers = new Map();

  /**
   * Listens to a page that has not begun to load, and slows it down: `network` as in the DevTools protocol, latency in
   * milliseconds and throughput in bytes a second; `cpu` is by how much.
   */
  static async tap(page, { network, cpu }) {
    const wire = new Wire();
    const session = await page.context().newCDPSession(page);
    for (const event of events) session.on(`Network.${event}`, (params) => wire.note({ type: "page" }, event, params));
    session.on("Target.receivedMessageFromTarget", ({ sessionId, message }) => {
      const { method, params } = JSON.parse(message);
      wire.note(wire.workers.get(sessionId), method?.replace("Network.", ""), params);
    });
    session.on("Target.attachedToTarget", async ({ sessionId, targetInfo }) => {
      wire.workers.set(sessionId, targetInfo);
      const told = [["Network.enable"], ["Runtime.runIfWaitingForDebugger"]];
      // A worker has the network of its page; a service worker has its own.
      if (targetInfo.type === "service_worker") told.unshift(["Network.emulateNetworkConditions", network]);
      // A visit may end while its service worker begins.
      const tell = (message) => session.send("Target.sendMessageToTarget", { sessionId, message }).catch(() => undefined);
      for (const [id, [method, params]] of told.entries()) await tell(JSON.stringify({ id, method, params }));
    });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });
    return wire;
  }

  note(who, event, params) {
    if (!events.includes(event)) return;
    const { requestId, timestamp, request, response, encodedDataLength } = params;
    const key = `${who.type} ${requestId}`;
    // The script of a worker is asked for before there is a worker to listen to.
    if (!this.requests.has(key))
      this.requests.set(key, { who: who.type, url: request?.url ?? params.url ?? who.url, from: null, to: null, bytes: 0 });
    const known = this.requests.get(key);
    if (timestamp) this.start ??= timestamp;
    if (event === "requestWillBeSent") known.from = timestamp;
    if (event === "loadingFinished") Object.assign(known, { to: timestamp, bytes: encodedDataLength });
    if (event === "webSocketFrameReceived") {
      const bytes = known.bytes + response.payloadData.length;
      Object.assign(known, { from: known.from ?? timestamp, to: timestamp, bytes });
    }
  }

  /** The bytes of all requests that are answered and meet the condition. */
  bytes(wanted = () => true) {
    const counted = [...this.requests.values()].filter((one) => one.to !== null && wanted(one));
    return counted.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** All requests that brought something, in milliseconds since the first. */
  list() {
    const since = (time) => (time === null ? null : Math.round((time - this.start) * 1000));
    return [...this.requests.values()]
      .filter(({ bytes }) => bytes > 0)
      .map(({ who, url, from, to, bytes }) => ({ who, path: new URL(url).pathname, from: since(from), to: since(to), bytes }));
  }
}
