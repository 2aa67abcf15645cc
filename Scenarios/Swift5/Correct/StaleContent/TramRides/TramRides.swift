import SwiftUI

@MainActor final class Stopwatch: ObservableObject { @Published private(set) var minutes = 0; func wind() { minutes += 1 } }

struct BoardedView: View {
  let stop: String
  @StateObject private var watch = Stopwatch()
  var body: some View {
    HStack {
      Text("Boarded at \(stop)"); Spacer(); Text("\(watch.minutes) min")
    }
  }
}

struct TramsView: View {
  private let stops = ["Harbour", "Market", "Castle", "Museum", "Airport"]
  @State private var boarded: String?
  @State private var here: String?
  var body: some View {
    NavigationStack {
      List {
        if let boarded { BoardedView(stop: boarded) }
        ForEach(stops, id: \.self) { stop in
          Button {
            if boarded == nil { boarded = stop }
            here = stop
          } label: {
            HStack {
              Text(stop); Spacer(); if stop == here { Text("here") }
            }
          }
        }
      }
      .navigationTitle("Line 6")
      .toolbar {
        if boarded != nil {
          Button("Get off") {
            boarded = nil; here = nil
          }
        }
      }
    }
  }
}
