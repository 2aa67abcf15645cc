import SwiftUI

struct Lane: Identifiable {
  let id: Int
  let name: String
}

@MainActor final class LaneModel: ObservableObject {
  @Published var lanes = (1...8).map { Lane(id: $0, name: "Lane \($0)") }

  func open() {
    let number = (lanes.map(\.id).max() ?? 0) + 1
    lanes.insert(Lane(id: number, name: "Lane \(number)"), at: 0)
  }
}

struct LanesView: View {
  @ObservedObject var model: LaneModel
  @State private var selection: Set<Int> = []

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach(model.lanes) { lane in
          Text(lane.name)
        }
      }
      .environment(\.editMode, .constant(.active))
      .navigationTitle("Lanes")
      .toolbar {
        Button("Close selected") {
          model.lanes.removeAll { selection.contains($0.id) }
          selection = []
        }
        .disabled(selection.isEmpty)
      }
    }
  }
}
