import Foundation
import Testing

@testable import HeadlessCore

/// In `swift test` the main actor's work is on whichever thread is free.
@Suite("The main queue") struct MainQueueTests {
  @Test("The main actor's code is on the main queue, whatever thread performs it, and waits for nothing there")
  @MainActor func mainActor() async {
    #expect(MainQueue.isCurrent)
    await Task.yield()
    #expect(MainQueue.isCurrent)
  }

  @Test("Code of another queue, and of a task that belongs to no actor, is not on the main queue")
  func elsewhere() async {
    #expect(!MainQueue.isCurrent)
    let isCurrent = await withCheckedContinuation { continuation in
      DispatchQueue(label: "other").async { continuation.resume(returning: MainQueue.isCurrent) }
    }
    #expect(!isCurrent)
    #expect(await MainActor.run { MainQueue.isCurrent })
  }
}
