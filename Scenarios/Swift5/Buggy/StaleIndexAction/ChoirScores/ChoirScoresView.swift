import SwiftUI

struct ChoirScoresView: View {
  let library: ChoirLibrary
  @State private var showsProgramme = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(ChoirVoices.allCases, id: \.self) { voices in
          Section(voices.rawValue) {
            ForEach(library.scores(for: voices)) { score in
              ChoirScoreRow(score: score, isPlanned: library.isPlanned(score))
                .onTapGesture { library.plan(score) }
                .swipeActions(edge: .leading) {
                  Button("Lend") { library.lend(score) }
                    .tint(.blue)
                }
            }
          }
        }
        Section {
          Text("\(library.planned.count) pieces, \(library.minutes) min")
          Button("Empty the programme") { library.clear() }
            .disabled(library.programme.isEmpty)
        }
      }
      .navigationTitle("Scores")
      .toolbar {
        Button("Programme") { showsProgramme = true }
      }
      .sheet(isPresented: $showsProgramme) { ChoirProgrammeSheet(library: library) }
    }
  }
}
