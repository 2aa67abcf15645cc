import SwiftUI

struct ReedRecorderView: View {
  let studio: ReedStudio
  @State private var isByPlace = false

  var body: some View {
    NavigationStack {
      List {
        if isByPlace {
          ForEach(studio.places, id: \.self) { place in
            Section(place) {
              ForEach(studio.takes(at: place)) { row($0) }
            }
          }
          Section("Now") { ReedRunningRow(studio: studio) }
        } else {
          Section("Now") { ReedRunningRow(studio: studio) }
          Section("Before") {
            ForEach(studio.takes) { row($0) }
          }
        }
      }
      .navigationTitle("Field recorder")
      .toolbar {
        Button(isByPlace ? "By time" : "By place") { isByPlace.toggle() }
      }
    }
  }

  private func row(_ take: ReedTake) -> some View {
    ReedTakeRow(take: take, showsPlace: !isByPlace)
      .swipeActions(edge: .leading) {
        Button(take.isKept ? "Release" : "Keep") { studio.keep(take.id) }
      }
      .swipeActions(edge: .trailing) {
        Button("Erase", role: .destructive) { studio.erase(take.id) }
      }
  }
}
