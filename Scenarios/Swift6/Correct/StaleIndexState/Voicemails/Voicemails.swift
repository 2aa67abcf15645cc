import Observation
import SwiftUI

struct Voicemail: Identifiable {
  let id: Int
  let caller: String
  var isPinned = false
}

@MainActor @Observable final class VoicemailBox {
  private(set) var voicemails = (1...32).map { Voicemail(id: $0, caller: "Caller \($0)") }
  private(set) var unfolded: Set<Int> = []

  var pinned: [Voicemail] { voicemails.filter(\.isPinned) }

  func togglePin(_ id: Int) {
    guard let index = voicemails.firstIndex(where: { $0.id == id }) else { return }
    voicemails[index].isPinned.toggle()
  }

  func toggleText(_ id: Int) { unfolded.formSymmetricDifference([id]) }

  func delete(_ id: Int) {
    voicemails.removeAll { $0.id == id }
    unfolded.remove(id)
  }
}

private struct VoicemailRow: View {
  let voicemail: Voicemail
  let isCopy: Bool
  let box: VoicemailBox

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(isCopy ? "Pinned: \(voicemail.caller)" : voicemail.caller)
        Spacer()
        Button("Text") { box.toggleText(voicemail.id) }.buttonStyle(.borderless)
        Button(voicemail.isPinned ? "Unpin" : "Pin") { box.togglePin(voicemail.id) }.buttonStyle(.borderless)
      }
      if box.unfolded.contains(voicemail.id) { Text("Call me back. It is \(voicemail.caller).").italic() }
    }
    .swipeActions {
      Button("Delete", role: .destructive) { box.delete(voicemail.id) }
    }
  }
}

/// Voicemails, of which the pinned ones stand above the others as well as among them. A text that is unfolded is so in both
/// places, for it is the same voicemail; a deleted one leaves both.
struct VoicemailBoxView: View {
  let box: VoicemailBox

  var body: some View {
    List {
      if !box.pinned.isEmpty {
        Section("Pinned") {
          ForEach(box.pinned) { VoicemailRow(voicemail: $0, isCopy: true, box: box).id("pinned \($0.id)") }
        }
      }
      Section("All") {
        ForEach(box.voicemails) { VoicemailRow(voicemail: $0, isCopy: false, box: box).id("all \($0.id)") }
      }
    }
    .listStyle(.plain)
  }
}
