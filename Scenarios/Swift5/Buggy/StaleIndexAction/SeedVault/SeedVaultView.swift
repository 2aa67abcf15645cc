import SwiftUI

struct SeedRow: View {
  let packet: SeedPacket

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(packet.name)
        Text(packet.kind.noun).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if packet.isOpened {
        Image(systemName: "scissors").accessibilityLabel("Opened")
      }
      Text("\(packet.packets) packets").font(.footnote)
    }
  }
}

struct SeedVaultView: View {
  let store: SeedStore
  @State private var kind = SeedKind.all
  @State private var picked: Set<SeedPacket.ID> = []
  @State private var editMode = EditMode.inactive

  private var shown: [SeedPacket] { store.packets(of: kind) }
  private var pickedAndShown: Set<SeedPacket.ID> { picked.intersection(shown.map(\.id)) }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Picker("Kind", selection: $kind) {
          ForEach(SeedKind.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        .padding(.horizontal)
        List(selection: $picked) {
          Section {
            ForEach(shown) { packet in
              SeedRow(packet: packet)
                .swipeActions(edge: .leading) {
                  Button(packet.isOpened ? "Seal" : "Open") { store.setOpened(!packet.isOpened, [packet.id]) }
                }
            }
          } footer: {
            Text("\(shown.reduce(0) { $0 + $1.packets }) packets in the drawer")
          }
        }
        .environment(\.editMode, $editMode)
      }
      .navigationTitle("Seed vault")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button(editMode.isEditing ? "Done" : "Select", action: switchEditing)
        }
        ToolbarItemGroup(placement: .bottomBar) {
          if editMode.isEditing {
            Button("Open \(pickedAndShown.count)") { store.setOpened(true, pickedAndShown) }
              .disabled(pickedAndShown.isEmpty)
            Button("Discard \(pickedAndShown.count)", role: .destructive, action: discard)
              .disabled(pickedAndShown.isEmpty)
          }
        }
      }
    }
  }

  private func switchEditing() {
    editMode = editMode.isEditing ? .inactive : .active
    picked = []
  }

  private func discard() {
    store.discard(picked)
    picked = []
    editMode = .inactive
  }
}
