import Combine
import SwiftUI

/// One speech. Its claps go through a pipe, as the server takes no more than a hundred from one guest.
@MainActor final class SpeechModel: ObservableObject, Identifiable {
  let id: Int
  let speaker: String
  let claps = PassthroughSubject<Int, Never>()
  @Published private(set) var applause = 0
  private var pipes: Set<AnyCancellable> = []

  init(id: Int) {
    self.id = id
    speaker = "Speaker \(id)"
  }

  func listen() {
    claps
      .prefix(100)
      .sink { [weak self] count in self?.applause += count }
      .store(in: &pipes)
  }
}

@MainActor final class SpeechEvening: ObservableObject {
  let speeches = (1...40).map { SpeechModel(id: $0) }
}

private struct SpeechRow: View {
  @ObservedObject var speech: SpeechModel

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(speech.speaker).font(.headline)
        Text("Applause: \(speech.applause)").monospacedDigit()
      }
      Spacer()
      Button("Clap") { speech.claps.send(1) }.buttonStyle(.bordered)
    }
    .padding(.horizontal)
    .frame(height: 64)
    .onAppear { speech.listen() }
  }
}

/// The speeches of an evening, with the applause that each gets from the guests' phones.
struct SpeechEveningView: View {
  @ObservedObject var evening: SpeechEvening

  var body: some View {
    List(evening.speeches) { speech in
      SpeechRow(speech: speech)
        .listRowInsets(EdgeInsets())
    }
    .listStyle(.plain)
  }
}
