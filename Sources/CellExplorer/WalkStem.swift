import CellHarness
import CellRuns
import CellTrace
import Foundation
import HeadlessCore
@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

/// The process of a screen that walks are made from: it shows the screen once, and each walk is made in a copy of it, which begins
/// where the screen is open and every type is known.
enum WalkStem {
  /// What a child is asked to call.
  static let function: ChildRequest.ChildFunction = { pointer in perform(ChildCall.at(pointer)) }

  /// Wall-clock seconds that one walk may take: one that waits for ever is known by them.
  static let seconds: Int32 = 300

  private static func perform(_ call: ChildCall) {
    guard let request = try? JSONDecoder().decode(StemRequest.self, from: call.argument) else {
      preconditionFailure("a request for a walk that this program encoded does not decode")
    }
    let reply = call.reply
    MainActor.assumeIsolated { grow(request, WalkReply(reply: reply)) }
  }

  @MainActor private static func grow(_ request: StemRequest, _ reply: WalkReply) {
    guard let source = request.screen.found else {
      return reply.send(.unowned("the screen type \(request.screen.type) is not in this program"))
    }
    reply.sendFaults()
    HostRun.setStep(0)
    let engine = HostEngine(source, configuration: request.configuration)
    reply.send(.begins(.open, nil))
    guard (try? engine.step(.open)) != nil else { return reply.send(.unowned("the screen does not open")) }
    ShownTypes.prepareComparisons()
    Attachments.prepareNames()
    let opening = WalkPerformance.Opening(engine)
    // What one walk names the next ones have.
    ProcessCopy.noteTypes()
    reply.send(.performed([], state: 0, offered: [:], suspicions: []))
    while let message = reply.reply.readMessage(), let job = try? JSONDecoder().decode(WalkJob.self, from: Data(message)) {
      guard ProcessCopy.isPossible else {
        reply.send(.isUsedUp)
        WalkPerformance(engine, reply, job, opening).perform()
        return reply.send(.ended(nil))
      }
      switch ProcessCopy.perform(
        processorSeconds: job.processorSeconds, seconds: seconds, { WalkPerformance(engine, reply, job, opening).perform() }
      ) {
      case .finished: reply.send(.ended(nil))
      case .trapped: reply.send(.ended(.trapped))
      case .timedOut: reply.send(.ended(.timedOut))
      case .impossible: return reply.send(.unowned("the process of the screen could not be copied"))
      }
      ProcessCopy.makeNotedTypes()
    }
  }
}

/// The way back to whoever asked for a walk.
struct WalkReply: Sendable {
  let reply: ChildReply

  func send(_ record: WalkRecord) {
    // A record that can't be encoded (no such value exists) would only be missing; the walk is then shorter.
    guard let payload = try? JSONEncoder().encode(record) else { return }
    reply.write(ProcessRecord.bytes(kind: WalkRecord.kind, Array(payload)))
  }

  func send(_ digest: ScreenDigest) { reply.write(ProcessRecord.bytes(kind: WalkRecord.digestKind, digest.bytes)) }

  /// From now on, what would end the app ends the process and is told.
  @MainActor func sendFaults() {
    UIKitExceptions.handler = { _, _, _ in
      send(.threw)
      _exit(0)
    }
    UIKitExceptions.missingHandler = { name in
      send(.unowned(name))
      _exit(0)
    }
  }
}
