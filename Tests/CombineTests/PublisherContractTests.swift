import Combine
import Testing

/// Every publisher that begins a pipeline against every property; they are in `PublisherCase.all`.
@Suite("What every publisher keeps") struct PublisherContractTests {
  @Test("values: what comes with unlimited demand", arguments: PublisherCase.all)
  func values(_ publisher: PublisherCase) {
    let run = publisher.run()
    let history = History()
    let kept = run.subscribe(history, .unlimited)
    run.act()
    #expect(history.entries == ["subscribed"] + publisher.values)
    withExtendedLifetime(kept) {}
  }

  @Test("demand: what comes if one value is asked for, and what with a second request", arguments: PublisherCase.all)
  func demand(_ publisher: PublisherCase) {
    let run = publisher.run()
    let history = History()
    let kept = run.subscribe(history, .max(1))
    run.act()
    #expect(history.entries == ["subscribed"] + publisher.first)
    kept.subscription()?.request(.unlimited)
    #expect(history.entries == ["subscribed"] + publisher.first + publisher.rest)
  }

  @Test("cancellation: nothing comes afterwards, whatever is asked for", arguments: PublisherCase.all)
  func cancellation(_ publisher: PublisherCase) throws {
    let run = publisher.run()
    let history = History()
    let kept = run.subscribe(history, .none)
    let before = history.entries
    let subscription = try #require(kept.subscription())
    subscription.cancel()
    subscription.request(.unlimited)
    subscription.cancel()
    run.act()
    #expect(history.entries == before)
  }

  @Test(
    "CB-07 lifetime: a subscriber that keeps its subscription is freed once nobody else holds it", arguments: PublisherCase.all)
  func lifetime(_ publisher: PublisherCase) {
    weak var subscriber: AnyObject?
    let run = publisher.run()
    do {
      let kept = run.subscribe(History(), .unlimited)
      subscriber = kept.recorder
      run.act()
    }
    #expect(subscriber == nil)
    withExtendedLifetime(run) {}
  }

  @Test("CB-11 description: print and mirrors show the publisher's name", arguments: PublisherCase.all)
  func description(_ publisher: PublisherCase) throws {
    let kept = publisher.run().subscribe(History(), .none)
    let subscription = try #require(kept.subscription())
    #expect(String(describing: subscription) == publisher.subscription)
  }
}
