import CInterposer
import CellTrace
import Testing

@testable import HeadlessCore

/// The loop outside of a run: the same one, with nothing but the host's own work in it.
@Suite @MainActor struct HostLoopTests {
  init() { RunState.begin() }

  @Test("Work runs by due time, then in the order in which it was scheduled")
  func order() {
    ci_reset_loop()
    var log: [String] = []
    HostLoop.schedule(after: 2, label: "c") { log.append("c@\(HostLoop.now)") }
    HostLoop.schedule(after: 1, label: "a") {
      log.append("a@\(HostLoop.now)")
      HostLoop.schedule(after: 0, label: "a2") { log.append("a2@\(HostLoop.now)") }
    }
    HostLoop.schedule(after: 1, label: "b") { log.append("b@\(HostLoop.now)") }
    HostLoop.schedule(after: -3, label: "now") { log.append("now@\(HostLoop.now)") }
    let settled = HostLoop.settle()
    #expect(log == ["now@0.0", "a@1.0", "b@1.0", "a2@1.0", "c@2.0"])
    #expect(settled.pending == [])
    #expect(HostLoop.now == 2)
  }

  @Test("Cancelled work does not run; cancelling late is harmless")
  func cancel() {
    ci_reset_loop()
    var log: [String] = []
    let token = HostLoop.schedule(after: 1, label: "x") { log.append("x") }
    let other = HostLoop.schedule(after: 1, label: "y") { log.append("y") }
    HostLoop.cancel(token)
    HostLoop.settle()
    HostLoop.cancel(other)
    #expect(log == ["y"])
  }

  @Test("Settling stops at its bound and names what is pending")
  func bound() {
    ci_reset_loop()
    HostLoop.schedule(after: 3, label: "in time") {}
    HostLoop.schedule(after: 12, label: "the banner hides") {}
    #expect(HostLoop.settle(within: 10).pending == ["the banner hides"])
    #expect(HostLoop.now == 3)
    HostLoop.advance(by: 20)
    #expect(HostLoop.now == 23)
    #expect(HostLoop.settle().pending == [])
  }

  @Test("Advancing runs what falls due and ends at the exact time")
  func advance() {
    ci_reset_loop()
    var times: [Double] = []
    func tick() {
      times.append(HostLoop.now)
      HostLoop.schedule(after: 0.5, label: "tick") { tick() }
    }
    tick()
    HostLoop.advance(by: 1.75)
    #expect(times == [0, 0.5, 1, 1.5])
    #expect(HostLoop.now == 1.75)
    ci_reset_loop()
  }

  @Test("Work that schedules itself for now is stopped and named")
  func restless() {
    ci_reset_loop()
    func again() { HostLoop.schedule(after: 0, label: "again") { again() } }
    again()
    #expect(
      HostLoop.settle().pending == ["again", "work that keeps queueing more work without time passing"])
    ci_reset_loop()
  }

  @Test("A frame follows each moment's work, by order of the handlers, and again while one asks for it")
  func frames() {
    ci_reset_loop()
    // A frame that another test has asked for is not of this one.
    HostLoop.settle()
    var log: [String] = []
    var rounds = 0
    HostLoop.addFrameHandler(order: 20) { if rounds >= 0 { log.append("late") } }
    HostLoop.addFrameHandler(order: -20) {
      guard rounds >= 0 else { return }
      log.append("early")
      rounds += 1
      if rounds == 2 { HostLoop.setNeedsFrame() }
    }
    HostLoop.schedule(after: 1, label: "w") { log.append("work") }
    HostLoop.settle()
    rounds = -1
    #expect(log == ["early", "late", "work", "early", "late", "early", "late"])
  }

  @Test("Many frames in a row are a feedback loop, which is reported")
  func feedback() {
    ci_reset_loop()
    var active = true
    var count = 0
    HostLoop.addFrameHandler(order: 30) {
      guard active else { return }
      count += 1
      HostLoop.setNeedsFrame()
    }
    var events: [TraceEvent.Kind] = []
    let sink = Probe.sink
    Probe.sink = { events.append($0) }
    HostLoop.runFrames()
    Probe.sink = sink
    active = false
    #expect(count == 150)
    #expect(events == [.stillPending("layout still asks for another pass after 150 frames")])
  }

  @Test("An asynchronous test settles as a synchronous one does, between its own suspensions")
  func asynchronous() async {
    await Task.yield()
    ci_reset_loop()
    var log: [String] = []
    HostLoop.schedule(after: 3600, label: "an hour") { log.append("hour@\(HostLoop.now)") }
    #expect(HostLoop.settle(within: 10).pending == ["an hour"])
    #expect(HostLoop.settle(within: 4000).pending == [])
    #expect(log == ["hour@3600.0"])
    await Task.yield()
  }

  @Test("The words for what is pending")
  func words() {
    func text(_ kind: PendingWork.Kind, _ label: String) -> String {
      PendingWork(kind: kind, label: label, rest: 2.5).description
    }
    #expect(text(.scheduled, "the banner hides") == "the banner hides")
    #expect(text(.queued, "images") == "work on the queue \"images\", due in 2.5 s")
    #expect(text(.queued, "") == "work on an unnamed queue, due in 2.5 s")
    #expect(text(.timer, "") == "a timer of the main run loop, due in 2.5 s")
    #expect(text(.waiting, "images") == "work on the queue \"images\" that waits for a signal nobody has sent")
    #expect(text(.request, "https://host/a") == "a request of https://host/a, answered in 2.5 s")
    let timer = PendingWork(kind: .timer, label: "", rest: 1, repeats: true, item: ItemID(key: "a"))
    #expect(timer.text(place: "Cell.start()") == "a repeating timer of the main run loop, for item a, set in Cell.start()")
    #expect(text(.sleeping, "images") == "work on the queue \"images\" that sleeps for another 2.5 s")
  }
}
