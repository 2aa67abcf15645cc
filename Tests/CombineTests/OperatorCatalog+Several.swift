import Combine

extension OperatorCase {
  /// Those that have more than one upstream; the others are quiet.
  static let combining: [OperatorCase] = [
    OperatorCase("append", subscription: "Concatenate", values: ["1", "2", "3", "4", "9", "finished"]) { $0.append(9) },
    OperatorCase(
      "prepend", subscription: "Concatenate", values: ["9", "1", "2", "3", "4", "finished"], asked: ["6", "1"],
      failing: ["9", "1", "failed broken"]
    ) {
      $0.prepend(9)
    },
    OperatorCase(
      "merge", subscription: "Merge", values: ["1", "2", "3", "4", "finished"], asked: ["1"], answer: "1"
    ) { $0.merge(with: Empty()) },
    OperatorCase(
      "merge, several", subscription: "Merge", values: ["1", "2", "3", "4", "finished"], asked: ["1"], answer: "1"
    ) { Publishers.MergeMany([$0.eraseToAnyPublisher(), Empty().eraseToAnyPublisher(), Empty().eraseToAnyPublisher()]) },
    OperatorCase(
      "flatMap, one at a time", subscription: "FlatMap", values: ["1", "-1", "2", "-2", "3", "-3", "4", "-4", "finished"],
      asked: ["1"], answer: "0", failing: ["1", "-1", "failed broken"]
    ) { $0.flatMap(maxPublishers: .max(1)) { [$0, -$0].publisher.setFailureType(to: Broken.self) } },
    OperatorCase(
      "flatMap", subscription: "FlatMap", values: ["1", "-1", "2", "-2", "3", "-3", "4", "-4", "finished"],
      asked: ["unlimited"], answer: "0", failing: ["1", "-1", "failed broken"]
    ) { $0.flatMap { [$0, -$0].publisher.setFailureType(to: Broken.self) } },
    OperatorCase(
      "switchToLatest", subscription: "SwitchToLatest", values: ["1", "2", "3", "4", "finished"], asked: ["unlimited"],
      answer: "0"
    ) { $0.map { Just($0).setFailureType(to: Broken.self) }.switchToLatest() },
    OperatorCase("zip", subscription: "Zip", values: ["11", "12", "finished"], failing: ["11", "failed broken"]) {
      $0.zip([10, 10].publisher.setFailureType(to: Broken.self)).map { $0.0 + $0.1 }
    },
    OperatorCase("zip, three", subscription: "Zip", values: ["31", "32", "finished"], failing: ["31", "failed broken"]) {
      let tens = [10, 10].publisher.setFailureType(to: Broken.self)
      return $0.zip(tens, tens.map { $0 * 2 }).map { $0.0 + $0.1 + $0.2 }
    },
    OperatorCase(
      "combineLatest, three", subscription: "CombineLatest", values: ["31", "32", "33", "34", "finished"],
      failing: ["31", "failed broken"]
    ) {
      let ten = Just(10).setFailureType(to: Broken.self)
      return $0.combineLatest(ten, ten.map { $0 * 2 }).map { $0.0 + $0.1 + $0.2 }
    },
    OperatorCase(
      "combineLatest", subscription: "CombineLatest", values: ["11", "12", "13", "14", "finished"],
      failing: ["11", "failed broken"]
    ) {
      $0.combineLatest(Just(10).setFailureType(to: Broken.self)).map { $0.0 + $0.1 }
    },
    OperatorCase("zip, four", subscription: "Zip", values: ["61", "62", "finished"], failing: ["61", "failed broken"]) {
      let tens = [10, 10].publisher.setFailureType(to: Broken.self)
      return $0.zip(tens, tens.map { $0 * 2 }, tens.map { $0 * 3 }).map { $0.0 + $0.1 + $0.2 + $0.3 }
    },
    OperatorCase(
      "combineLatest, four", subscription: "CombineLatest", values: ["61", "62", "63", "64", "finished"],
      failing: ["61", "failed broken"]
    ) {
      let ten = Just(10).setFailureType(to: Broken.self)
      return $0.combineLatest(ten, ten.map { $0 * 2 }, ten.map { $0 * 3 }).map { $0.0 + $0.1 + $0.2 + $0.3 }
    },
    OperatorCase("prefix(untilOutputFrom:)", subscription: unnamed, values: ["1", "2", "3", "4", "finished"]) {
      $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))
    },
    OperatorCase("drop(untilOutputFrom:)", subscription: "DropUntilOutput", values: ["1", "2", "3", "4", "finished"]) {
      $0.drop(untilOutputFrom: Just(0).setFailureType(to: Broken.self))
    },
    OperatorCase(
      "multicast, autoconnect", subscription: "Multicast", values: ["1", "2", "3", "4", "finished"], asked: ["unlimited"],
      answer: "0"
    ) { $0.multicast { PassthroughSubject() }.autoconnect() },
    OperatorCase("share", subscription: "Multicast", values: ["1", "2", "3", "4", "finished"], asked: ["unlimited"], answer: "0")
    {
      $0.share()
    },
  ]

  /// Those that use a scheduler, here one that does everything at once.
  static let timed: [OperatorCase] = [
    OperatorCase("receive(on:)", subscription: "ReceiveOn", values: ["1", "2", "3", "4", "finished"], answer: "0") {
      $0.receive(on: ImmediateScheduler.shared)
    },
    OperatorCase("delay", subscription: unnamed, values: ["1", "2", "3", "4", "finished"], answer: "0") {
      $0.delay(for: 1, scheduler: ImmediateScheduler.shared)
    },
    OperatorCase("subscribe(on:)", subscription: "SubscribeOn", values: ["1", "2", "3", "4", "finished"]) {
      $0.subscribe(on: ImmediateScheduler.shared)
    },
    OperatorCase(
      "throttle", subscription: "Throttle", values: ["1", "2", "3", "4", "finished"], asked: ["unlimited"], answer: "0",
      isFreed: true
    ) { $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true) },
    OperatorCase("timeout", subscription: "Timeout", values: ["1", "2", "3", "4", "finished"], answer: "0") {
      $0.timeout(1, scheduler: Standstill())
    },
    OperatorCase(
      "collect(.byTime)", subscription: "CollectByTime", values: ["[1, 2, 3, 4]", "finished"], asked: ["1", "1"], answer: "1",
      failing: ["failed broken"]
    ) { $0.collect(.byTime(Standstill(), 1)) },
    OperatorCase(
      "collect(.byTimeOrCount)", subscription: "CollectByTime", values: ["[1, 2, 3]", "[4]", "finished"], asked: ["6", "3"],
      answer: "0", failing: ["failed broken"]
    ) { $0.collect(.byTimeOrCount(Standstill(), 1, 3)) },
    OperatorCase(
      "debounce", subscription: "Debounce", values: ["finished"], asked: ["unlimited"], answer: "0", failing: ["failed broken"]
    ) { $0.debounce(for: 1, scheduler: Standstill()) },
    OperatorCase(
      "measureInterval", subscription: "MeasureInterval", values: ["0", "0", "0", "0", "finished"], answer: "0",
      failing: ["0", "failed broken"]
    ) {
      $0.measureInterval(using: ImmediateScheduler.shared).map(\.magnitude)
    },
  ]
}

/// Does at once what is to be done now, and never what is to be done later.
struct Standstill: Scheduler {
  var now: ImmediateScheduler.SchedulerTimeType { ImmediateScheduler.shared.now }
  var minimumTolerance: ImmediateScheduler.SchedulerTimeType.Stride { 0 }

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  func schedule(
    after date: ImmediateScheduler.SchedulerTimeType, tolerance: ImmediateScheduler.SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) {}

  func schedule(
    after date: ImmediateScheduler.SchedulerTimeType, interval: ImmediateScheduler.SchedulerTimeType.Stride,
    tolerance: ImmediateScheduler.SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable { AnyCancellable {} }
}
