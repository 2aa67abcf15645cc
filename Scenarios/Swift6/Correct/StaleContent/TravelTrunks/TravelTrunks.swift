import SwiftUI

struct TrunkThing: Identifiable {
  let id: Int
  var name: String
}

struct TravelTrunk: Identifiable {
  let id: Int
  var name: String
  var things: [TrunkThing] = []
}

/// Shared by all screens: which trunk is open, too.
final class TrunkDesk: ObservableObject {
  @Published private(set) var trunks: [TravelTrunk] = []
  @Published private(set) var things: [TrunkThing] = []
  private var open: Int?

  func add(_ name: String) { trunks.append(TravelTrunk(id: trunks.count + 1, name: name)) }

  func open(_ trunk: TravelTrunk) {
    open = trunk.id
    load()
  }

  func pack(_ name: String) {
    guard let index = trunks.firstIndex(where: { $0.id == open }) else { return }
    trunks[index].things.append(TrunkThing(id: trunks[index].things.count + 1, name: name))
    load()
  }

  private func load() { things = trunks.first { $0.id == open }?.things ?? [] }
}

/// An empty list of trunks, each of which opens a screen with its own empty list.
struct TravelTrunksView: View {
  @EnvironmentObject private var desk: TrunkDesk
  @State private var isNaming = false

  var body: some View {
    NavigationView {
      List(desk.trunks) { trunk in
        NavigationLink(destination: TrunkThingsView(trunk: trunk)) { Text(trunk.name) }
      }
      .navigationTitle("Trunks")
      .toolbar { Button("New trunk") { isNaming = true } }
      .sheet(isPresented: $isNaming) { TravelTrunkForm { desk.add($0) } }
    }
  }
}

struct TravelTrunkForm: View {
  let done: (String) -> Void
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationView {
      Form { TextField("Name", text: $name) }
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Create") {
              done(name)
              dismiss()
            }
          }
        }
    }
  }
}

struct TrunkThingsView: View {
  let trunk: TravelTrunk
  @EnvironmentObject private var desk: TrunkDesk

  var body: some View {
    List(desk.things) { Text($0.name) }
      .navigationTitle(trunk.name)
      .toolbar { Button("Pack") { desk.pack("Thing \(desk.things.count + 1)") } }
      .onAppear { desk.open(trunk) }
  }
}
