import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectEarly, takeEarly } from "./early_socket";

class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static opened: FakeSocket[] = [];
  readyState = 0;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: URL) {
    FakeSocket.opened.push(this);
  }
}

beforeEach(() => {
  FakeSocket.opened = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "https://gockel.test/t/ABC" });
});
afterEach(() => vi.unstubAllGlobals());

test("who takes the early socket hears everything once and in order", async () => {
  connectEarly("ABC");
  const [socket] = FakeSocket.opened;
  expect(String(socket!.address)).toBe("wss://gockel.test/api/tables/ABC/socket?since=0");
  socket!.readyState = FakeSocket.OPEN;
  socket!.onmessage!({ data: "first" });
  socket!.onmessage!({ data: "second" });

  const heard: string[] = [];
  const wire = takeEarly("ABC")!;
  wire.onmessage = ({ data }) => heard.push(data);
  expect(heard).toEqual([]);
  await Promise.resolve();
  wire.onmessage({ data: "third" });
  expect(heard).toEqual(["first", "second", "third"]);
});

test("it is handed over once, and only to its own table", () => {
  connectEarly("ABC");
  expect(takeEarly("XYZ")).toBeNull();
  expect(takeEarly("ABC")).toBe(FakeSocket.opened[0]);
  expect(takeEarly("ABC")).toBeNull();
});

test("one that has been closed is of no use", () => {
  connectEarly("ABC");
  FakeSocket.opened[0]!.readyState = FakeSocket.CLOSED;
  expect(takeEarly("ABC")).toBeNull();
});
