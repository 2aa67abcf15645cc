import CellHarness
import CellRuns
import CellTrace
import Foundation
import HeadlessCore
@_spi(CellHarness) import UIKit

/// What the process of a walk is told.
struct WalkRequest: Codable, Sendable {
  var screen: ChildScreen
  /// What is performed before the first choice.
  var prefix: [Interaction]
  var configuration: RunConfiguration
  var choices: WalkChoices
}

/// What the process of a walk tells, one line each, as soon as it is known: a trap keeps what came before it.
enum WalkRecord: Codable, Sendable {
  /// A step is about to be performed.
  case begins(Interaction, kind: Offer.Kind?)
  /// It was performed. `state` is the abstract state after it.
  case performed([Interaction], state: UInt64, offered: [Offer.Kind: Int])
  /// It could not be performed: the walk ends before it.
  case refused(key: String, reason: String)
  /// UIKit would have thrown.
  case threw
  /// The walk stopped for a reason of the host's: an API that is not there.
  case unowned(String)
}

/// Performs a walk: a script that is made while it runs.
enum WalkChild {
  /// What a child is asked to call.
  static let function: ChildRequest.ChildFunction = { pointer in perform(ChildCall.at(pointer)) }

  private static func perform(_ call: ChildCall) {
    guard let request = try? JSONDecoder().decode(WalkRequest.self, from: call.argument) else {
      preconditionFailure("a walk request that this program encoded does not decode")
    }
    let reply = call.reply
    MainActor.assumeIsolated { Walk(request, reply: reply).perform() }
  }
}

@MainActor private struct Walk {
  let request: WalkRequest
  let reply: ChildReply

  init(_ request: WalkRequest, reply: ChildReply) {
    self.request = request
    self.reply = reply
  }

  func perform() {
    guard let source = request.screen.found else {
      return send(.unowned("the screen type \(request.screen.type) is not in this program"))
    }
    UIKitExceptions.handler = { _, _, _ in
      send(.threw)
      _exit(0)
    }
    UIKitExceptions.missingHandler = { name in
      send(.unowned(name))
      _exit(0)
    }
    HostRun.setStep(0)
    let engine = HostEngine(source, configuration: request.configuration)
    var chooser = WalkChooser(request.choices)
    for interaction in [.open] + request.prefix {
      guard performs(interaction, .none, engine) else { return }
    }
    for _ in 0..<request.choices.steps {
      guard let offer = chooser.choose(among: engine.offers()), performs(offer.interaction, offer, engine) else { return }
    }
  }

  /// Performs one interaction; false if the walk can't go on.
  private func performs(_ interaction: Interaction, _ offer: Offer?, _ engine: HostEngine) -> Bool {
    let before = engine.trace.steps.count
    HostRun.setStep(before)
    send(.begins(interaction, kind: offer?.kind))
    do {
      try engine.step(interaction)
    } catch {
      send(.refused(key: offer?.key ?? "", reason: "\(error)"))
      return false
    }
    if let source = HostRun.unowned.first {
      send(.unowned(source))
      return false
    }
    var offered: [Offer.Kind: Int] = [:]
    for offer in engine.offers() { offered[offer.kind, default: 0] += 1 }
    let resolved = engine.trace.steps.dropFirst(before).map(\.interaction).filter { $0 != .open }
    send(.performed(Array(resolved), state: engine.abstractState(), offered: offered))
    return true
  }

  private func send(_ record: WalkRecord) {
    // A record that can't be encoded (no such value exists) would only be missing; the walk is then shorter.
    guard var line = try? JSONEncoder().encode(record) else { return }
    line.append(UInt8(ascii: "\n"))
    reply.write(line)
  }
}
