import SwiftUI

/// The steps of a day, from a store that answers on its own queue.
final class StepsModel: ObservableObject {
  @Published var steps = 0
  /// Read by nobody on screen.
  private var samples: [Int] = []

  func load() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) {
      self.samples = [2_000, 2_200]
      DispatchQueue.main.async { self.steps = self.samples.reduce(0, +) }
    }
  }
}

struct StepsView: View {
  @StateObject private var model = StepsModel()

  var body: some View {
    List(0..<5, id: \.self) { day in
      Text("Day \(day): \(model.steps) steps")
    }
    .onAppear { model.load() }
  }
}
