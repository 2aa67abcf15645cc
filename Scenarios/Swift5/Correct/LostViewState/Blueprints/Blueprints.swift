import SwiftUI

struct Blueprint: Identifiable {
  let id: Int
  let building: String
  var isPinned = false
  var remarks: [String] = []
}

final class BlueprintStore: ObservableObject {
  @Published private(set) var blueprints: [Blueprint]
  private var nextID = 25

  init() {
    let buildings = ["School", "Bakery", "Depot", "Villa", "Tower"]
    blueprints = (1...24).map { Blueprint(id: $0, building: "\(buildings[$0 % buildings.count]) \($0)") }
  }

  func togglePin(_ id: Blueprint.ID) {
    guard let index = blueprints.firstIndex(where: { $0.id == id }) else { return }
    blueprints[index].isPinned.toggle()
  }

  func add(_ remark: String, to id: Blueprint.ID) {
    guard let index = blueprints.firstIndex(where: { $0.id == id }), !remark.isEmpty else { return }
    blueprints[index].remarks.append(remark)
  }

  func draw() {
    blueprints.insert(Blueprint(id: nextID, building: "Barn \(nextID)"), at: 0)
    nextID += 1
  }
}

struct BlueprintRow: View {
  let blueprint: Blueprint
  let store: BlueprintStore
  @State private var remark = ""

  init(blueprint: Blueprint, store: BlueprintStore) {
    self.blueprint = blueprint
    self.store = store
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text(blueprint.building)
        Spacer()
        Text("\(blueprint.remarks.count) remarks")
          .font(.caption)
        Button(blueprint.isPinned ? "Unpin" : "Pin") { store.togglePin(blueprint.id) }
      }
      HStack {
        TextField("Remark", text: $remark)
        Button("Add") {
          store.add(remark, to: blueprint.id)
          remark = ""
        }
        .disabled(remark.isEmpty)
      }
    }
    .padding()
  }
}

struct BlueprintsView: View {
  @ObservedObject var store: BlueprintStore

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(store.blueprints) { blueprint in
          BlueprintRow(blueprint: blueprint, store: store)
            .background(blueprint.isPinned ? Color.yellow : Color.clear)
          Divider()
        }
      }
    }
  }
}
