import SwiftUI

struct PlaqueDeskView: View {
  let desk: PlaqueDesk
  @State private var edited: Plaque?

  var body: some View {
    NavigationStack {
      List {
        ForEach(desk.rooms, id: \.self) { room in
          Section(room) {
            ForEach(desk.plaques(in: room)) { plaque in
              PlaqueRow(plaque: plaque) {
                edited = plaque
              }
              .swipeActions {
                Button("Print") { desk.print(plaque.id) }
              }
            }
          }
        }
        Section {
          Text(desk.unprinted == 0 ? "All printed" : "\(desk.unprinted) to print")
        }
      }
      .navigationTitle("Plaques")
      .sheet(item: $edited) { plaque in
        PlaqueSheet(plaque: plaque) { desk.save($0) }
      }
    }
  }
}
