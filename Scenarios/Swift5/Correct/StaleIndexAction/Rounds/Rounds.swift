import SwiftUI

struct Boiler: Identifiable { let id: Int; let name: String; var state = "due" }

@MainActor final class Round: ObservableObject {
  @Published private(set) var boilers = ["Mill Lane", "Town Hall", "Swimming Bath", "School"].enumerated().map {
    Boiler(id: $0, name: $1)
  }
  /// The check that was begun: the seal is broken, so that it is finished before another one begins.
  @Published private(set) var begun: Int?
  @Published var opened: Int?
  var isUnfinished: Bool { opened != nil && begun != opened }
  func open(_ id: Int) {
    if begun == nil { begun = id }
    opened = id
  }
  func name(_ id: Int) -> String { boilers[id].name }
  func finish() {
    guard let begun else { return }
    boilers[begun].state = "sealed"
    self.begun = nil
    opened = nil
  }
}

struct CheckView: View {
  @ObservedObject var round: Round
  var body: some View {
    VStack(spacing: 20) {
      if round.isUnfinished { Text("You broke this seal first. Finish here:") }
      Text(round.begun.map(round.name) ?? "")
      Button("Seal") { round.finish() }
      Button("Later") { round.opened = nil }
    }
  }
}

struct RoundsView: View {
  @StateObject private var round = Round()
  var body: some View {
    NavigationStack {
      List(round.boilers) { boiler in
        Button {
          round.open(boiler.id)
        } label: {
          HStack {
            Text(boiler.name); Spacer(); Text(boiler.state)
          }
        }
      }
      .navigationTitle("Boilers")
      .sheet(
        isPresented: Binding {
          round.opened != nil
        } set: {
          if !$0 { round.opened = nil }
        }
      ) { CheckView(round: round) }
    }
  }
}
