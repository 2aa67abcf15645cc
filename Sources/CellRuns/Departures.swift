import CInterposer
import CellTrace
import Foundation
import HeadlessCore

/// The runs that a process performs as long as they are the same. Whom a choice or a step tells apart goes on in a copy of the
/// process, while the process waits. So runs of one script under several policies, and scripts that begin alike, perform once what
/// they have in common.
@MainActor final class Departures {
  /// What this process performs.
  private(set) var own: RunOrder
  /// Runs that are the same so far.
  private var companions: [RunOrder]
  /// All runs that the request asks for, its own first: records name them by their places here.
  private let all: [RunOrder]
  private let reply: ChildReply
  private let seconds: Int

  init(_ request: RunRequest, reply: ChildReply) {
    own = request.order
    companions = request.companions
    all = [request.order] + request.companions
    seconds = request.seconds
    self.reply = reply
  }

  /// Called once the run has begun, before any code of the screen.
  func begin() {
    guard !companions.isEmpty else { return }
    keep(companions)
    RunState.current.depart = { [unowned self] choice in
      MainActor.assumeIsolated { _ = depart(unless: { Self.agree($0, $1, at: choice) }) }
    }
  }

  /// The run is about to perform what comes after so many of its steps.
  func goOn(after count: Int) {
    if !companions.isEmpty { _ = depart { $0.agrees(with: $1, after: count) } }
  }

  /// In a copy that ends soon: companions that a choice tells apart from now on are only noted, by their places.
  func note(_ places: @escaping ([Int]) -> Void) {
    guard !companions.isEmpty else { return }
    RunState.current.depart = { [unowned self] choice in
      MainActor.assumeIsolated {
        let leaving = leaving { Self.agree($0, $1, at: choice) }
        keep(companions.filter { !leaving.contains($0) })
        places(self.places(of: leaving))
      }
    }
  }

  /// Lets companions go now, each by itself; true in a copy, which is one of them.
  func leave(_ places: [Int]) -> Bool {
    let leaving = places.map { all[$0] }
    keep(companions.filter { !leaving.contains($0) })
    return letGo(leaving) { $0 == $1 }
  }

  private static func agree(_ left: RunOrder, _ right: RunOrder, at choice: PolicyChoice?) -> Bool {
    // Nil: the process can't be copied any more after this.
    choice.map { left.configuration.agrees(with: right.configuration, at: $0) } ?? (left == right)
  }

  private func depart(unless agree: (RunOrder, RunOrder) -> Bool) -> Bool {
    let leaving = leaving(unless: agree)
    keep(companions.filter { !leaving.contains($0) })
    return letGo(leaving, agree)
  }

  private func leaving(unless agree: (RunOrder, RunOrder) -> Bool) -> [RunOrder] { companions.filter { !agree($0, own) } }

  private func letGo(_ companions: [RunOrder], _ agree: (RunOrder, RunOrder) -> Bool) -> Bool {
    guard !companions.isEmpty else { return false }
    guard ci_can_copy() else {
      reply.write(DepartureRecord.abandoned(places(of: companions)).bytes)
      return false
    }
    var leaving = companions
    while let first = leaving.first {
      let alike = leaving.filter { agree($0, first) }
      leaving.removeAll { alike.contains($0) }
      if goesOn(as: first, with: alike) { return true }
    }
    return false
  }

  /// True in the copy, which is another run from here on.
  private func goesOn(as order: RunOrder, with alike: [RunOrder]) -> Bool {
    var end = ci_copy_end()
    switch ci_copy_until_end(Int32(seconds * alike.count), &end) {
    case 1:
      reply.write(DepartureRecord.departed(places(of: alike)).bytes)
      let state = RunState.current
      let configuration = order.configuration
      if configuration.completionOrder != state.configuration.completionOrder {
        HostRun.setCompletionOrder(configuration.completionOrder, seed: configuration.seed)
      }
      own = order
      state.configuration = configuration
      keep(alike.filter { $0 != order })
      return true
    case 0:
      reply.write(DepartureRecord.returned(DepartureEnd(end)).bytes)
    default:
      reply.write(DepartureRecord.abandoned(places(of: alike)).bytes)
    }
    return false
  }

  private func keep(_ orders: [RunOrder]) {
    companions = orders
    RunState.current.companions = orders.map(\.configuration)
  }

  private func places(of orders: [RunOrder]) -> [Int] { all.indices.filter { orders.contains(all[$0]) } }
}

extension DepartureEnd {
  fileprivate init(_ end: ci_copy_end) {
    let printed = UnsafeRawBufferPointer(start: end.errors, count: end.errors_length)
    self.init(status: end.status, step: end.step, isTimedOut: end.timed_out, printed: Array(printed))
  }
}
