import CellTrace
import Combine
import HeadlessCore
import Testing

@Suite("For whom a subscriber was made") @MainActor struct SubscriberOriginTests {
  private final class Row { var pulse = 0 { didSet { bindings.append(CellBinding.current) } }; var bindings: [CellBinding] = [] }

  private let first = CellBinding.begin(ItemID(key: "first"), after: .nobody)
  private let second = CellBinding.begin(ItemID(key: "second"), after: .nobody)

  @Test("a sink works for the item it was made for, whoever sends")
  func sink() {
    let pulse = PassthroughSubject<Int, Never>()
    var seen: [CellBinding] = []
    let subscription = first.run {
      pulse.sink(receiveCompletion: { _ in seen.append(.current) }, receiveValue: { _ in seen.append(.current) })
    }
    pulse.send(60)
    second.run { pulse.send(61) }
    second.run { pulse.send(completion: .finished) }
    #expect(seen == [first, first, first])
    #expect(CellBinding.current == .nobody)
    subscription.cancel()
  }

  @Test("assigning works for the item it was made for")
  func assign() {
    let pulse = PassthroughSubject<Int, Never>()
    let row = Row()
    let subscription = first.run { pulse.assign(to: \.pulse, on: row) }
    second.run { pulse.send(60) }
    #expect(row.bindings == [first])
    subscription.cancel()
  }

  @Test("a subscriber that was made for no item leaves the sender's context as it is")
  func nobody() {
    let pulse = PassthroughSubject<Int, Never>()
    var seen: [CellBinding] = []
    let subscription = pulse.sink { _ in seen.append(.current) }
    pulse.send(60)
    second.run { pulse.send(61) }
    #expect(seen == [.nobody, second])
    subscription.cancel()
  }

  @Test("an operator in between does not change for whom a sink was made")
  func operators() {
    let pulse = CurrentValueSubject<Int, Never>(60)
    var seen: [CellBinding] = []
    let subscription = first.run { pulse.map { $0 + 1 }.removeDuplicates().sink { _ in seen.append(.current) } }
    second.run { pulse.send(61) }
    #expect(seen == [first, first])
    subscription.cancel()
  }
}
