"""Whether the abilities in the data files are ones the rules can carry out."""

from __future__ import annotations

from typing import Final

from hullbreach.games.under_falling_skies.abilities import op
from hullbreach.games.under_falling_skies.facts.schema import Effect, Effects
from hullbreach.kernel.errors import BadFacts

FIELDS: Final = tuple({field: None for known in op.OPS.ops for field in known.given})
# What of the op's fields may be left out: a gate goes by a counter or by the tokens left.
EITHER: Final = {"gate_goal": (("counter", "at_least"), ("tokens_left", "at_most"))}


def broken(file: str, entry: str, problem: str) -> BadFacts:
    return BadFacts("bad-facts", file=file, entry=entry, problem=problem)


def checked_vocabulary(facts: Effects) -> Effects:
    """The ops the rules know and those of effects.toml are the same, in any order."""
    if sorted(op.NAMES) != sorted(known.id for known in facts.op):
        raise broken("effects.toml", "op, id", "not the ops the rules know")
    return facts


def check_effects(file: str, entry: str, effects: list[Effect]) -> None:
    """Hook and op exist and go together; the op has its numbers and nothing it takes no notice of."""
    for number, effect in enumerate(effects, 1):
        _check_effect(file, f"{entry}, effects {number}", effect)


def _check_effect(file: str, entry: str, effect: Effect) -> None:
    if effect.op not in op.NAMES:
        raise broken(file, f"{entry}, op", f"no op {effect.op!r}")
    known = op.OPS.ops[op.NAMES.index(effect.op)]
    if effect.hook not in known.hooks:
        raise broken(
            file, f"{entry}, hook", f"{effect.op} knows the hooks {', '.join(known.hooks)}, not {effect.hook!r}"
        )
    given = tuple(field for field in FIELDS if getattr(effect, field) is not None)
    wanted = EITHER.get(known.name, (known.given,))
    if not any(set(given) == set(fields) for fields in wanted):
        raise broken(file, f"{entry}, op", f"{effect.op} is given {', '.join(known.given) or 'nothing'}")
    for key in effect.where.__struct_fields__:
        if getattr(effect.where, key) is not None and key not in known.where:
            raise broken(file, f"{entry}, where, {key}", f"{effect.op} takes no notice of it")
    if effect.uses is not None and effect.per is None:
        raise broken(file, f"{entry}, uses", "needs `per`")
