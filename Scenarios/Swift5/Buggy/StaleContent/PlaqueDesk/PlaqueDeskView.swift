import SwiftUI

struct PlaqueDeskView: View {
  let desk: PlaqueDesk
  @State private var edited: Plaque?
  @State private var showsEditor = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(desk.rooms, id: \.self) { room in
          Section(room) {
            ForEach(desk.plaques(in: room)) { plaque in
              PlaqueRow(plaque: plaque) {
                edited = plaque
                showsEditor = true
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
      .sheet(isPresented: $showsEditor) {
        if let edited {
          PlaqueSheet(plaque: edited) { desk.save($0) }
        }
      }
    }
  }
}
