import Foundation

/// A part of the body, with its own parts.
struct BodyPart: Hashable {
  let name: String
  let note: String
  let parts: [BodyPart]

  init(_ name: String, _ note: String = "", _ parts: [BodyPart] = []) {
    self.name = name
    self.note = note
    self.parts = parts
  }

  static let all: [BodyPart] = [
    BodyPart(
      "Head", "Skull, face and brain",
      [
        BodyPart("Eyes", "Sight", [BodyPart("Iris"), BodyPart("Retina"), BodyPart("Lens")]), BodyPart("Ears", "Hearing"),
        BodyPart("Nose", "Smell"),
      ]),
    BodyPart(
      "Chest", "Heart and lungs",
      [
        BodyPart("Heart", "Pump", [BodyPart("Left chamber"), BodyPart("Right chamber"), BodyPart("Valves")]),
        BodyPart("Lungs", "Breath"),
      ]),
    BodyPart("Arms", "From shoulder to hand", ["Shoulder", "Elbow", "Wrist", "Hand"].map { BodyPart($0, "Joint or part") }),
    BodyPart("Legs", "From hip to foot", ["Hip", "Knee", "Ankle", "Foot", "Toes"].map { BodyPart($0, "Joint or part") }),
    BodyPart("Back", "Spine", ["Neck", "Upper back", "Lower back"].map { BodyPart($0, "Vertebrae") }),
  ]
}
