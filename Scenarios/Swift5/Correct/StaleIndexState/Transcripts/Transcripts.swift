import SwiftUI

struct TranscriptLine {
  let speaker: String
  let text: String
}

/// A running transcript: lines are only ever added at the end, and none is changed or removed.
final class TranscriptRecorder: ObservableObject {
  @Published private(set) var lines: [TranscriptLine] = []

  init() {
    for _ in 1...12 { hearSentence() }
  }

  func hearSentence() {
    let number = lines.count + 1
    let speaker = number % 3 == 0 ? "Chair" : "Member \(number % 4 + 1)"
    lines.append(TranscriptLine(speaker: speaker, text: "Sentence number \(number) of the meeting."))
  }
}

struct TranscriptLineRow: View {
  let number: Int
  let line: TranscriptLine
  @State private var isStarred = false

  var body: some View {
    HStack(alignment: .top) {
      Text("\(number)")
        .foregroundStyle(.secondary)
      VStack(alignment: .leading) {
        Text(line.speaker)
          .font(.headline)
        Text(line.text)
      }
      Spacer()
      Button {
        isStarred.toggle()
      } label: {
        Image(systemName: isStarred ? "star.fill" : "star")
      }
      .accessibilityLabel(isStarred ? "Unstar" : "Star")
    }
  }
}

struct TranscriptsView: View {
  @ObservedObject var store: TranscriptRecorder

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("\(store.lines.count) lines")
          .font(.title2)
        ForEach(store.lines.indices, id: \.self) { index in
          TranscriptLineRow(number: index + 1, line: store.lines[index])
        }
      }
      .padding()
    }
  }
}
