import Combine
import Testing

/// Every operator against every property; the operators are in `OperatorCase.all`.
@Suite("What every operator keeps") struct OperatorContractTests {
  @Test("values: what comes of four values and the end", arguments: OperatorCase.all)
  func values(_ operation: OperatorCase) {
    let run = operation.run()
    let history = History()
    let kept = run.subscribe(history, .unlimited, .none)
    for value in 1...4 { run.source.send(value) }
    run.source.send(completion: .finished)
    #expect(history.entries == ["subscribed"] + operation.values)
    withExtendedLifetime(kept) {}
  }

  @Test("CB-10 demand: what the upstream is asked for, and what a value is answered with", arguments: OperatorCase.all)
  func demand(_ operation: OperatorCase) throws {
    let run = operation.run()
    let kept = run.subscribe(History(), .max(2), .max(5))
    try #require(kept.subscription()).request(.max(1))
    #expect(run.source.asked.entries == operation.asked)
    #expect(text(of: run.source.send(1)) == operation.answer)
  }

  @Test("cancellation: the upstream is told once, and nothing more is asked of it", arguments: OperatorCase.all)
  func cancellation(_ operation: OperatorCase) throws {
    let run = operation.run()
    let kept = run.subscribe(History(), .max(2), .none)
    let asked = run.source.asked.entries
    let subscription = try #require(kept.subscription())
    subscription.cancel()
    #expect(run.source.asked.entries == asked + ["cancel"])
    guard operation.subscription != "Noted" else { return }
    subscription.request(.max(1))
    subscription.cancel()
    #expect(run.source.asked.entries == asked + ["cancel"])
  }

  @Test("completion: a failure ends it, after what came before", arguments: OperatorCase.all)
  func completion(_ operation: OperatorCase) {
    let run = operation.run()
    let history = History()
    let kept = run.subscribe(history, .unlimited, .none)
    run.source.send(1)
    run.source.send(completion: .failure(Broken()))
    #expect(history.entries == ["subscribed"] + operation.failing)
    withExtendedLifetime(kept) {}
  }

  @Test("CB-07 lifetime: who is freed after the end though it keeps its subscription", arguments: OperatorCase.all)
  func lifetime(_ operation: OperatorCase) {
    weak var subscriber: AnyObject?
    do {
      let run = operation.run()
      let kept = run.subscribe(History(), .unlimited, .none)
      subscriber = kept.recorder
      run.source.send(completion: .failure(Broken()))
      run.source.forget()
    }
    #expect((subscriber == nil) == operation.isFreed)
  }

  @Test("CB-11 description: print and mirrors show the operator's name", arguments: OperatorCase.all)
  func description(_ operation: OperatorCase) throws {
    let kept = operation.run().subscribe(History(), .none, .none)
    let subscription = try #require(kept.subscription())
    guard operation.subscription != OperatorCase.unnamed else {
      #expect(!(subscription is any CustomStringConvertible))
      return
    }
    #expect(String(describing: subscription) == operation.subscription)
    guard operation.subscription != "Noted" else { return }
    #expect((subscription as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription as? String == operation.subscription)
  }

  @Test("CB-16 a second subscription is cancelled", arguments: OperatorCase.staged + OperatorCase.summarising)
  func secondSubscription(_ operation: OperatorCase) {
    let run = operation.run()
    let kept = run.subscribe(History(), .none, .none)
    let asked = run.source.asked.entries
    run.source.sendSubscription()
    #expect(run.source.asked.entries == asked + ["cancel"])
    withExtendedLifetime(kept) {}
  }
}
