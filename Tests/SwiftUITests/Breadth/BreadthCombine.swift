import CellTrace
import Combine
import HeadlessCore
import SwiftUI

extension Breadth {
  private static func received<P: Publisher>(_ make: (PassthroughSubject<Int, Never>) -> P, _ values: [Int]) -> String
  where P.Output == Int, P.Failure == Never {
    RunState.begin()
    let subject = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    let subscription = make(subject).sink { log.append($0) }
    values.forEach(subject.send)
    HostLoop.settle()
    subscription.cancel()
    return log.map(String.init).joined(separator: " ")
  }

  /// Combine.
  static let combine: [BreadthEntry] = [
    act("PassthroughSubject()", expecting: "1 2") { received({ $0 }, [1, 2]) },
    act(".send(_:)", expecting: "1 2") { received({ $0 }, [1, 2]) },
    act(".sink {}", expecting: "3") { received({ $0 }, [3]) },
    act(".removeDuplicates()", expecting: "1 2") { received({ $0.removeDuplicates() }, [1, 1, 2]) },
    act(".receive(on:)", expecting: "1 2") { received({ $0.receive(on: ImmediateScheduler.shared) }, [1, 2]) },
    act(".flatMap {}", expecting: "1 1 2 2") { received({ $0.flatMap { [$0, $0].publisher } }, [1, 2]) },
    act(".flatMap(_:)", expecting: "1 2") {
      func one(_ number: Int) -> Just<Int> { Just(number) }
      return received({ $0.flatMap(one) }, [1, 2])
    },
    act("merge", expecting: "1 1") { received({ $0.merge(with: $0) }, [1]) },
    // Its timing needs a run: the tests of Combine's operators show it.
    compiles(".debounce(for:scheduler:)", Just(1).debounce(for: .milliseconds(300), scheduler: RunLoop.main)),
    act(".store(in:)", expecting: "1 ") {
      let subject = PassthroughSubject<Int, Never>()
      var log = ""
      var kept = Set<AnyCancellable>()
      subject.sink { log += "\($0) " }.store(in: &kept)
      subject.send(1)
      kept = []
      subject.send(2)
      return log
    },
    act("AnyCancellable", expecting: "cancelled") {
      var log = ""
      AnyCancellable { log = "cancelled" }.cancel()
      return log
    },
    act(".publisher(for:)", expecting: "posted") {
      var log = ""
      let name = Notification.Name("breadth")
      let subscription = NotificationCenter.default.publisher(for: name).sink { _ in log = "posted" }
      NotificationCenter.default.post(name: name, object: nil)
      subscription.cancel()
      return log
    },
  ]
}
