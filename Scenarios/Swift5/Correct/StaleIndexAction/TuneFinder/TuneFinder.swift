import SwiftUI

struct TuneFinderTune: Identifiable {
  let id: Int
  let name: String
  let by: String
}

/// A catalogue of tunes. "Not this" takes a tune out of the answers to these letters; other letters are another question. A sample stops when
/// somebody types.
@MainActor final class TuneFinderModel: ObservableObject {
  @Published var letters = "" { didSet { if letters != oldValue { sample = nil } } }
  @Published private(set) var sample: TuneFinderTune.ID?
  @Published private var hidden: [String: Set<TuneFinderTune.ID>] = [:]

  private let tunes: [TuneFinderTune] = {
    let all = [
      ("Salt Hornpipe", "Colm Ash"), ("Salmon Reel", "Iris Holm"), ("Sally's Waltz", "Gale Brothers"), ("Sandbar", "Fen Trio"),
      ("Moss Jig", "Dora Quill"), ("Ferry Song", "Iris Holm"),
    ]
    return all.enumerated().map { TuneFinderTune(id: $0, name: $1.0, by: $1.1) }
  }()

  var hits: [TuneFinderTune] {
    tunes.filter { tune in
      !(hidden[letters.lowercased()]?.contains(tune.id) ?? false)
        && (letters.isEmpty || tune.name.lowercased().contains(letters.lowercased()))
    }
  }

  func hide(_ id: TuneFinderTune.ID) { hidden[letters.lowercased(), default: []].insert(id) }

  func play(_ id: TuneFinderTune.ID) { sample = sample == id ? nil : id }
}

struct TuneFinderView: View {
  @ObservedObject var model: TuneFinderModel

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Find a tune", text: $model.letters)
          .textFieldStyle(.roundedBorder)
          .padding(.horizontal)
        List(model.hits) { tune in
          HStack {
            VStack(alignment: .leading) {
              Text(tune.name)
              Text(tune.by).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Button(model.sample == tune.id ? "Stop" : "Listen") { model.play(tune.id) }
              .buttonStyle(.borderless)
          }
          .swipeActions {
            Button("Not this") { model.hide(tune.id) }
          }
        }
      }
      .navigationTitle("Tunes")
    }
  }
}
