import Combine
import Foundation

struct SwapLine: Identifiable, Equatable {
  let id: Int
  let token: String
  let balance: Int
  var amount = ""
  var isFast = false

  var value: Int? { Int(amount).flatMap { $0 < 0 ? nil : $0 } }
  var isTooMuch: Bool { (value ?? 0) > balance }
}

@MainActor final class SwapModel: ObservableObject {
  @Published var lines: [SwapLine]
  @Published private(set) var sent: [String] = []

  init() {
    let tokens = ["Copper", "Tin", "Amber", "Salt", "Pearl", "Flint"]
    lines = tokens.enumerated().map { SwapLine(id: $0.offset + 1, token: $0.element, balance: 40 + $0.offset * 30) }
  }

  var total: Int { lines.reduce(0) { $0 + ($1.value ?? 0) } }
  var canSend: Bool { total > 0 && !lines.contains(where: \.isTooMuch) }

  func takeAll(_ id: SwapLine.ID) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].amount = String(lines[index].balance)
  }

  func send() {
    guard canSend else { return }
    sent.append("Swap \(sent.count + 1): \(total) in all")
    for index in lines.indices { lines[index].amount = "" }
  }
}
