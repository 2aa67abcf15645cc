import SwiftUI

private struct StartRunner: Identifiable {
  let id: Int
  let name: String
  var number: Int?
}

@MainActor @Observable final class StartList {
  fileprivate var runners = [
    "Abiola", "Brandt", "Chavez", "Demir", "Eriksen", "Fontana", "Gruber", "Hoang", "Ivanova", "Jensen", "Kowalski", "Lindqvist",
  ].enumerated().map { StartRunner(id: $0.offset, name: $0.element) }
  private(set) var isClosing = false

  /// The club answers after a while which number is the first that is free; whoever is on the list by then gets a number, in the order of
  /// the list and without a gap. Numbers that were given out stay.
  func close() async {
    guard !isClosing, runners.contains(where: { $0.number == nil }) else { return }
    isClosing = true
    try? await Task.sleep(for: .seconds(2))
    isClosing = false
    var next = 101
    for place in runners.indices {
      if runners[place].number == nil { runners[place].number = next }
      next += 1
    }
  }

  fileprivate func withdraw(_ id: Int) { runners.removeAll { $0.id == id } }
}

/// A race's start list.
struct StartNumbersView: View {
  let list: StartList

  var body: some View {
    NavigationStack {
      List(list.runners) { runner in
        HStack {
          Text(runner.name)
          Spacer()
          Text(runner.number.map { "No. \($0)" } ?? "no number")
          Button("Withdraw") { list.withdraw(runner.id) }
            .buttonStyle(.borderless)
        }
      }
      .navigationTitle("Start list")
      .toolbar {
        Button("Give numbers") { Task { await list.close() } }
          .disabled(list.isClosing)
      }
    }
  }
}
